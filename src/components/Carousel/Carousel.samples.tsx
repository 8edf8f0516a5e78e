import { Carousel } from './Carousel';

export const samples = {
  carousel: (
    <Carousel
      label="Sample slides"
      controls={{
        previous: 'Previous slide',
        next: 'Next slide',
        one: '{first} of {count}',
        several: '{first}–{last} of {count}',
        wrapped: '{slides} of {count}',
      }}
      slidesToShow={{ wide: 1, narrow: 1, media: 'all' }}
    >
      <p>The first slide</p>
      <p>The second slide</p>
      <p>The third slide</p>
    </Carousel>
  ),
};
