import { OfficeAddresses } from './OfficeAddresses';

const leeds = { addressLines: ['2 Sample Road', 'Leeds LS1 1AA'] };
const office = { addressLines: ['1 Sample Street', 'London EC1A 1AA'], alsoIn: null };

export const samples = {
  'one city': (
    <address>
      <OfficeAddresses office={office} />
    </address>
  ),
  'two cities': (
    <address>
      <OfficeAddresses office={{ ...office, alsoIn: [leeds] }} />
    </address>
  ),
};
