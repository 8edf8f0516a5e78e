import { Spinner } from './Spinner';

export const samples = { spinner: <Spinner /> };
