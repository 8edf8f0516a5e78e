import { loadLazyPictures } from './loadLazyPictures';
import { restoreAddress } from './routerAddress';

export function onRouteUpdate(): void {
  restoreAddress();
  loadLazyPictures();
}
