import { Offices } from './Offices';

const office = {
  city: 'London',
  country: 'United Kingdom',
  addressLines: ['1 Sample Street', 'London EC1A 1AA'],
  phone: '+44 20 7946 0000',
  email: 'office@bank.example',
  marker: { left: 50, top: 40 },
  alsoIn: [
    {
      city: 'Leeds',
      addressLines: ['2 Sample Road', 'Leeds LS1 1AA'],
      marker: { left: 80, top: 60 },
    },
  ],
};
const land =
  "%3Csvg xmlns='http://www.w3.org/2000/svg'%3E%3Cellipse cx='50%25' cy='50%25' rx='50%25' ry='50%25' fill='white'/%3E%3C/svg%3E";
const map = { width: 1000, height: 585, src: `data:image/svg+xml,${land}` };

export const samples = {
  map: <Offices heading="Offices" mapLabel="Map of the offices" offices={[office]} map={map} />,
};
