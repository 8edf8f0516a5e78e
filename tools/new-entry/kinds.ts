/** Something that `npm run new` can make. */
export interface Kind {
  /** The file or files in `content/`, with `*` for the slug. */
  readonly path: string;
  /** The fields that get the title. */
  readonly titled: readonly string[];
  /** The list in the file that gets the entry; without it, the entry is a separate file. */
  readonly list?: readonly string[];
  /** The page that shows the entry, if its file does not make one. */
  readonly shownOn?: string;
}

const insight = (type: string): Kind => ({
  path: `insights/${type}/*.md`,
  titled: ['heading', 'seo.title'],
});

/** Everything that `npm run new` can make, by name. */
export const kinds = {
  post: insight('blog'),
  news: insight('news'),
  factsheet: insight('factsheet'),
  solution: {
    path: 'solutions/*.json',
    titled: ['card.title', 'banner.title', 'seo.title', 'strip.title', 'shortName'],
  },
  question: { path: 'solutions/*.json', list: ['questions', 'cards'], titled: ['heading'] },
  role: { path: 'pages/careers.json', list: ['opportunities', 'roles'], titled: ['heading'] },
  testimonial: {
    path: 'testimonials.json',
    list: ['testimonials'],
    titled: ['name'],
    shownOn: '/home',
  },
  office: {
    path: 'offices.json',
    list: ['offices'],
    titled: ['name', 'city'],
    shownOn: '/contact',
  },
} as const satisfies Record<string, Kind>;

/** Whether this can be made. */
export const isKind = (word: string): word is keyof typeof kinds => Object.hasOwn(kinds, word);
