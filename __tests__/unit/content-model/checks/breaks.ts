import { SiteCopy } from './site-copy';

/** Breaks one thing in a copy of the content and gives the one line that is expected for it. */
export type Break = (copy: SiteCopy) => string | Promise<string>;

/** The moment at which the tests read the content. */
export const today = new Date('2026-01-15T12:00:00Z');

/** One test a row: breaks a fresh copy of the real content and expects that line and no other. */
export function itFinds(breaks: Readonly<Record<string, Break>>): void {
  it.each(Object.entries(breaks))('finds %s', async (_name, breakIn) => {
    const copy = new SiteCopy();
    try {
      const expected = await breakIn(copy);
      expect(await copy.mistakes(today)).toEqual([expected]);
    } finally {
      copy.dispose();
    }
  });
}

export const another = 'insights/blog/another.md';

/** Adds a second post, right in every way but for what is given. */
export function addPost(copy: SiteCopy, { fields = '', body = 'A text.' } = {}): void {
  const post = `---
heading: Another post
date: 2024-01-31
category: Fraud
description:
  - A card's text.
seo:
  title: Another post
  description: A description that is long enough for a search engine to show.
author: Fraud team
keyTakeaways:
  - One takeaway.
  - Another takeaway.
picture:
  file: ./pictures/blog1.png
  alt: ''
${fields}---

${body}
`;
  copy.write(another, post);
}

/** The line of the first text below the front matter of `addPost` without fields. */
export const bodyLine = 19;

/** Adds a solution that is right in every way, but for a place in the strip that may be taken. */
export function addSolution(copy: SiteCopy, order: number, stripOrder = order): void {
  const solution = JSON.parse(copy.read('solutions/processrisks.json'));
  solution.order = order;
  solution.strip.order = stripOrder;
  solution.seo.title = `Solution ${order}`;
  copy.write(`solutions/solution${order}.json`, JSON.stringify(solution));
}
