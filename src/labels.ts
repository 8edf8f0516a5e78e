/**
 * The words of the interface, by area. The content checks find a label in code by its whole name, and its placeholders by
 * the values that follow it in a call of `fill`.
 */
export { default as labels } from '../content/labels.json';
