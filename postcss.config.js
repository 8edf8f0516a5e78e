/** Read by the postcss-loader of Gatsby's own webpack rules: breakpoints by the names of src/styles/media.css. */
module.exports = {
  plugins: {
    '@csstools/postcss-global-data': { files: ['src/styles/media.css'] },
    'postcss-custom-media': {},
  },
};
