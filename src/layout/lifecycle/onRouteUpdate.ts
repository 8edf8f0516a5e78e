import { loadPictures } from './loadPictures';
import { restoreAddress } from './settleAddress';

export function onRouteUpdate(): void {
  restoreAddress();
  loadPictures();
}
