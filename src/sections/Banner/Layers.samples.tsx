import { Picture } from '../../components/Picture/Picture';
import { samplePicture } from '../../components/Picture/samplePicture';
import { Layers } from './Layers';

const items = ['Service', 'Process'].map((name) => ({
  name,
  text: `${name} away: what still holds, in a sentence.`,
  picture: samplePicture,
  narrowPicture: samplePicture,
}));

const sizes = '40rem';

export const samples = {
  layers: (
    <Layers layers={{ prompt: 'Take a layer away', items }} sizes={sizes} narrow="not all">
      <Picture picture={samplePicture} sizes={sizes} />
    </Layers>
  ),
};
