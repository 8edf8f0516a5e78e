import type { CSSProperties } from 'react';
import { useIsSlow } from '../lifecycle/navigation';

/** Not a rule of a style sheet, which would be in the HTML of every page. */
const style: CSSProperties = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  inlineSize: '100%',
  blockSize: 4,
};

/** A bar at the lower edge of the header while the next page takes long to load. */
export function LoadingBar({ label }: { label: string }) {
  return useIsSlow() && <progress style={style} aria-label={label} />;
}
