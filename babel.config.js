/**
 * The configuration of Gatsby's babel-loader, to which Gatsby adds TypeScript and its queries. The supported browsers
 * need nothing of babel-preset-gatsby, with which a build takes longer.
 */
module.exports = { presets: [['@babel/preset-react', { runtime: 'automatic' }]] };
