/** The two windows for tests in which the width matters, in CSS pixels. */
export const windows = [
  { name: 'phone', size: { width: 390, height: 844 } },
  { name: 'desktop', size: { width: 1280, height: 900 } },
] as const;

export const [phone, desktop] = windows;
