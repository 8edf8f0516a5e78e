/** Something on a page that a visitor presses: by its role and name, or by the words that stand on it. */
export type Target =
  | { within: string; role: 'button' | 'link' | 'combobox' | 'textbox'; name: string }
  | { within: string; text: string };

/** A visitor's window in some browser, which shares no storage with another. */
export interface Tab {
  open: (address: string) => Promise<void>;
  /** Presses what is found, as soon as it is there. */
  press: (target: Target) => Promise<void>;
  /** Writes into the field that is found. */
  write: (target: Target, text: string) => Promise<void>;
  /** Reads on to the end of the page, with the wheel or a key. */
  readOn: () => Promise<void>;
  /** Waits until a function of the page, which knows nothing around it, says yes. */
  until: (condition: (argument: string) => boolean, argument?: string) => Promise<void>;
  /** Closes the window. Tells what the page threw, and every word of the browser's about the page's own policy. */
  close: () => Promise<string[]>;
}

/** A browser that has been started. */
export interface Engine {
  newTab: () => Promise<Tab>;
  close: () => Promise<void>;
}
