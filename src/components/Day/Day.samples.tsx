import { Day } from './Day';

export const samples = { day: <Day date="2024-11-11" /> };
