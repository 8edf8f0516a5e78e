import { LazyNewsletterForm } from './LazyForms';

export const samples = { 'it posts to the sandbox': <LazyNewsletterForm /> };
