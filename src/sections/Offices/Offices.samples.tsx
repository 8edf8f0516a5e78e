import { Offices } from './Offices';

const office = {
  city: 'London',
  country: 'United Kingdom',
  addressLines: ['1 Sample Street', 'London EC1A 1AA'],
  phone: '+44 20 7946 0000',
  email: 'office@bank.example',
  marker: { left: 50, top: 40 },
};
const map = { width: 100, height: 50, land: 'M10 10h30v20H10zM50 15h40v20H50z' };

export const samples = { map: <Offices heading="Offices" offices={[office]} map={map} /> };
