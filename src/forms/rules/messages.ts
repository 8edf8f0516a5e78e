/** What is wrong with a value: the name of its text in `messages` of content/forms.json. */
export type Message =
  | 'required'
  | 'invalid'
  | 'mobileNo'
  | 'emailRequired'
  | 'emailOneAt'
  | 'emailAtFirst'
  | 'emailDomainPeriod'
  | 'emailDomainEnd'
  | 'emailLocalCharacters'
  | 'emailSpaces'
  | 'emailDomainCharacters';

/** What the site accepts: `settings` in content/forms.json. */
export interface FormSettings {
  /** The allowed numbers of digits of a mobile number, without the country code. */
  readonly mobileDigits: { readonly min: number; readonly max: number };
  readonly namePunctuation: readonly ('apostrophe' | 'hyphen' | 'period')[] | null;
}

/** Returns what is wrong, or undefined for a valid value. */
export type Rule = (value: string, settings: FormSettings) => Message | undefined;
