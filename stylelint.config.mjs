const scale =
  'A length is a token of tokens.css, or has a name: a custom property of the rule that needs it';

/** Style sheets are made of the tokens in src/styles; what is raw has a name there. */
export default {
  extends: 'stylelint-config-recommended',
  ignoreFiles: ['public/**', '.cache/**', 'node_modules/**'],
  reportNeedlessDisables: true,
  // What a style sheet may use besides its own. FieldFrame sets the properties of every control inside it.
  referenceFiles: [
    'src/styles/tokens.css',
    'src/styles/base.css',
    'src/styles/media.css',
    'src/components/FieldFrame/FieldFrame.module.css',
  ],
  rules: {
    'no-unknown-custom-properties': true,
    'no-unknown-custom-media': true,
    'no-unknown-animations': true,
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['/^(rgb|hsl)a?$/', '/^(hwb|(ok)?(lab|lch)|color)$/'],
    // Relative to the text, the parent or the window; px, rem and print units only as a custom property.
    'unit-allowed-list': [
      ['%', 'em', 'ch', 'fr', 'vw', 'vh', 'dvh', 'svh', 'deg', 'turn', 's', 'ms'],
      {
        ignoreProperties: { px: ['/^--/'], rem: ['/^--/'], cm: ['/^--/'], pt: ['/^--/'] },
        message: scale,
      },
    ],
    'media-feature-name-disallowed-list': [
      ['/width$/', '/height$/'],
      { message: 'A breakpoint is a custom media query of src/styles/media.css' },
    ],
    'selector-pseudo-class-no-unknown': [true, { ignorePseudoClasses: ['global'] }],
    // Rules are grouped by element, and cascade layers decide between files.
    'no-descending-specificity': null,
  },
  overrides: [
    {
      files: ['src/styles/{tokens,palette}.css'],
      rules: { 'color-no-hex': null, 'function-disallowed-list': null },
    },
    { files: ['src/styles/media.css'], rules: { 'media-feature-name-disallowed-list': null } },
    {
      files: ['src/styles/tokens.css', 'src/components/Strata/*.css'],
      referenceFiles: ['src/styles/palette.css'],
    },
  ],
};
