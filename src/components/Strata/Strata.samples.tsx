import { Strata } from './Strata';

export const samples = { whole: <Strata />, broken: <Strata isBroken /> };
