import type { CSSProperties } from 'react';
import { labels } from '../../labels';
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
export function LoadingBar() {
  return useIsSlow() && <progress style={style} aria-label={labels.layout.loading} />;
}
