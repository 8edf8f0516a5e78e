import { Picture } from '../../components/Picture/Picture';
import { samplePicture } from '../../components/Picture/samplePicture';
import { LayerControls, LayerPictures } from './Layers';
import { useTakenLayer } from './useTakenLayer';

const items = ['Service', 'Process'].map((name) => ({
  name,
  text: `${name} away: what still holds, in a sentence.`,
  proof: { label: 'The proof', address: '/home' },
  picture: samplePicture,
  narrowPicture: samplePicture,
}));

const sizes = '40rem';

function Layers() {
  const layer = useTakenLayer();
  return (
    <>
      <LayerControls layers={{ prompt: 'Take a layer away', items }} {...layer} />
      <div style={{ position: 'relative' }}>
        <Picture picture={samplePicture} sizes={sizes} />
        <LayerPictures items={items} taken={layer.taken} sizes={sizes} narrow="not all" />
      </div>
    </>
  );
}

export const samples = { layers: <Layers /> };
