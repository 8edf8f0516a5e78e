import { hairline } from '../drawing/hairline';
import { strokes } from './measures';
import type { Row } from './rows';
import type { Frame, Scene } from './scene';

const width = 36;

/** Sets a short line where a thought turns; it stays with what follows. */
export function setRule(scene: Scene, { place: { x } }: Frame): Row[] {
  const draw = (y: number) => hairline(scene, { x, width }, y, 'dark');
  return [{ height: strokes.rule, before: 0, keep: true, draw }];
}
