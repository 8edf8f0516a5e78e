import { readFile } from 'node:fs/promises';
import { fromRoot } from '../lib/files';
import { pulseOf } from '../lib/pulse';
import { about } from './about';
import { aigovernance } from './aigovernance';
import { blog1 } from './blog1';
import { businesscontinuity } from './businesscontinuity';
import { careers, careersNarrow } from './careers';
import { client } from './client';
import { contact } from './contact';
import { home } from './home';
import { operationalrisk } from './operationalrisk';
import { processrisks } from './processrisks';
import { riskmanagement } from './riskmanagement';

/** The pictures that open a page in windows wider than 800 px. */
const openings = [
  about,
  aigovernance,
  blog1,
  businesscontinuity,
  careers,
  careersNarrow,
  client,
  contact,
  home,
  operationalrisk,
  processrisks,
  riskmanagement,
];

/** What draws the light on the lit path of each opening, by the file beside its picture. */
export const pulseFiles: Readonly<Record<string, () => Promise<string>>> = Object.fromEntries(
  openings.map((picture) => [
    picture.file.replace('.png', '.svg'),
    async () => pulseOf(picture, await readFile(fromRoot(picture.file))),
  ]),
);
