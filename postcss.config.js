/** The configuration of Gatsby's postcss-loader. */
module.exports = {
  plugins: [
    // The custom media queries of src/styles/media.css.
    require('@csstools/postcss-global-data')({ files: ['src/styles/media.css'] }),
    require('postcss-custom-media')(),
    // Browsers before 2024 do not support nesting, and cssnano moves a rule's declarations after its nested rules.
    require('postcss-nesting')(),
  ],
};
