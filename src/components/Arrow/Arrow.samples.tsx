import { Arrow } from './Arrow';

export const samples = {
  right: <Arrow />,
  left: <Arrow direction="left" />,
  out: <Arrow direction="out" />,
};
