import { whenIdle } from '../../helpers/whenIdle';
import { loadLazyPictures } from './loadLazyPictures';

export const onRouteUpdate = () => whenIdle(loadLazyPictures);
