import { LazyNewsletterForm } from './LazyForms';

export const samples = { form: <LazyNewsletterForm /> };
