import { useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Carousel } from '../../components/Carousel/Carousel';
import { Dialog } from '../../components/Dialog/Dialog';
import { useFormTexts } from '../../forms/useFormTexts';
import { Chapter } from '../frame/Chapter';
import { Grounds } from '../frame/Ground';
import { Specimen } from '../frame/Specimen';
import { useSamples } from '../samples';
import * as css from './OverlaySamples.module.css';

const slidesToShow = { wide: 2, narrow: 1, media: '(max-width: 800px)' };

/** What opens over a page, and what turns on it. */
export function OverlaySamples() {
  return (
    <Chapter name="Overlays" lead="One dialog and one carousel serve the whole site.">
      <Specimen
        name="Dialog"
        from="components/Dialog"
        note="Closes by its button, Escape or a click beside it; the focus returns here."
      >
        <DialogSample />
      </Specimen>
      <Specimen
        name="Carousel"
        from="components/Carousel"
        note="Infinite, one step at a time; a row that scrolls until the visitor is near."
      >
        <Grounds on={['paper', 'ink']}>{() => <CarouselSample />}</Grounds>
      </Specimen>
    </Chapter>
  );
}

function DialogSample() {
  const { popup } = useFormTexts().words;
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Open the dialog</Button>
      {isOpen && (
        <Dialog title={popup.title} closeLabel={popup.close} onClose={() => setIsOpen(false)}>
          <p>{popup.text}</p>
        </Dialog>
      )}
    </>
  );
}

function CarouselSample() {
  const { testimonials } = useSamples();
  if (!testimonials) return null;
  return (
    <Carousel
      name={testimonials.heading}
      controls={testimonials.controls}
      slidesToShow={slidesToShow}
      className={css.carousel}
    >
      {testimonials.testimonials.map(({ text, company }) => (
        <figure key={text} className={css.slide}>
          <blockquote>{text}</blockquote>
          <figcaption>{company}</figcaption>
        </figure>
      ))}
    </Carousel>
  );
}
