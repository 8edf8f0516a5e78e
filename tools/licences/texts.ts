/** A phrase that only this licence's text has, as the texts at spdx.org/licenses have it. */
const phrases = [
  [
    'BSD-3-Clause',
    /redistribution and use in source and binary forms.* may (not )?be used to endorse/,
  ],
  ['BSD-2-Clause', /redistribution and use in source and binary forms/],
  ['MIT', /permission is hereby granted, free of charge, to any person obtaining a copy/],
  ['Unlicense', /this is free and unencumbered software released into the public domain/],
] as const;

/** The SPDX identifier of a licence's full text, or undefined where it is none of those known here. */
export function licenceOfText(text: string): string | undefined {
  const words = text.toLowerCase().replace(/\s+/g, ' ');
  return phrases.find(([, phrase]) => phrase.test(words))?.[0];
}
