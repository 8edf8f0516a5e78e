/**
 * The words of the interface, by area. The content checks find a label in code by its whole name, and its placeholders in
 * the call of `fill` that gets the label, or a constant of the same file with it.
 */
export { default as labels } from '../content/labels.json';
