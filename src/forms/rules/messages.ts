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

/** Returns what is wrong, or undefined for a valid value. */
export type Rule = (value: string) => Message | undefined;
