/** The configuration of Gatsby's postcss-loader: adds the custom media queries of src/styles/media.css. */
module.exports = {
  plugins: {
    '@csstools/postcss-global-data': { files: ['src/styles/media.css'] },
    'postcss-custom-media': {},
  },
};
