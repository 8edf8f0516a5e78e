/** The words of the interface, by area. The content checks find them in code by their whole names. */
export { default as labels } from '../content/labels.json';
