import { Picture } from './Picture';
import { samplePicture } from './samplePicture';

export const samples = { picture: <Picture picture={samplePicture} sizes="20rem" /> };
