import sharp, { type AvifOptions } from 'sharp';

/** sharp's own defaults are 4 and '4:4:4' (docs/decisions/0031-avif.md). */
const defaults: AvifOptions = { effort: 2, chromaSubsampling: '4:2:0' };

/** Changes sharp's default options for AVIF (https://sharp.pixelplumbing.com/api-output#avif). */
export function setAvifDefaults(): void {
  const { avif } = sharp.prototype;
  sharp.prototype.avif = function avifWithDefaults(options?: AvifOptions) {
    return avif.call(this, { ...defaults, ...options });
  };
}
