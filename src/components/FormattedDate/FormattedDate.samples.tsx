import { FormattedDate } from '../FormattedDate/FormattedDate';

export const samples = { day: <FormattedDate date="2024-11-11" /> };
