import { whenIdle } from '../../helpers/whenIdle';
import { loadLazyPictures } from './loadLazyPictures';
import { endNavigation } from './navigation';
import { restoreAddress } from './routerAddress';

export function onRouteUpdate(): void {
  endNavigation();
  restoreAddress();
  whenIdle(loadLazyPictures);
}
