const scale = 'Use a token of tokens.css, or declare a custom property in the rule';

/** Style sheets use the tokens in src/styles. */
export default {
  extends: 'stylelint-config-recommended',
  ignoreFiles: ['public/**', '.cache/**', 'node_modules/**'],
  reportNeedlessDisables: true,
  // The files with custom properties that all style sheets may use. FieldFrame sets those of its controls.
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
    // Relative units; px, rem and print units only in custom properties. `ch` differs between the font and its
    // fallback, so the font's swap would move lines.
    'unit-allowed-list': [
      ['%', 'em', 'fr', 'vw', 'vh', 'dvh', 'svh', 'cqi', 'cqb', 'deg', 'turn', 's', 'ms'],
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
      files: ['src/styles/tokens.css'],
      referenceFiles: ['src/styles/palette.css', 'src/styles/media.css'],
    },
  ],
};
