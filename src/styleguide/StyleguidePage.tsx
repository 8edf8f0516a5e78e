import type { PageProps } from 'gatsby';
import { Seo } from '../layout/Seo/Seo';
import { useLayoutContent } from '../layout/useLayoutContent';
import { InsightSamples } from './content/InsightSamples';
import { MapSample } from './content/MapSample';
import { PictureSamples } from './content/PictureSamples';
import { ButtonSamples } from './controls/ButtonSamples';
import { FieldSamples } from './controls/FieldSamples';
import { OverlaySamples } from './controls/OverlaySamples';
import { Contents } from './frame/Contents';
import { Opening } from './frame/Opening';
import { SamplesContext, type Samples } from './samples';
import { TokenContext } from './tokens/TokenContext';
import { TokenChapters } from './tokens/TokenChapters';
import { useLiveTokens } from './tokens/useLiveTokens';

/** The style guide: every token, component and state, in the development server only. */
export default function StyleguidePage({ pageContext }: PageProps<object, { samples: Samples }>) {
  const { brand } = useLayoutContent();
  return (
    <TokenContext value={useLiveTokens()}>
      <SamplesContext value={pageContext.samples}>
        <Seo
          title="Style guide"
          description="Every token, component and state of this site, for those who work on it."
          canonical="/_styleguide"
          noindex
        />
        <Opening brand={brand?.name ?? ''} />
        <Contents />
        <TokenChapters />
        <ButtonSamples />
        <FieldSamples />
        <OverlaySamples />
        <PictureSamples />
        <InsightSamples />
        <MapSample />
      </SamplesContext>
    </TokenContext>
  );
}
