import { createContext } from 'react';

/** The server-rendered form and its focused control, which React replaces if it cannot hydrate them. */
export const ServerForm = createContext<{
  form: HTMLFormElement | null;
  focused: HTMLElement | null;
}>({ form: null, focused: null });
