import type { Picture } from '../lib/scene';
import { about, aboutNarrow } from './about';
import { aigovernance } from './aigovernance';
import { blog1 } from './blog1';
import { blog1Exit } from './blog1-exit';
import { blog1Tiers } from './blog1-tiers';
import { businesscontinuity } from './businesscontinuity';
import { careers, careersNarrow } from './careers';
import { client } from './client';
import { contact } from './contact';
import { liabilityProtection } from './factsheet';
import { home, homeNarrow, homeWithout } from './home';
import { rbiFraudGuidelines, ukAppFraudReimbursement } from './news';
import { operationalrisk } from './operationalrisk';
import { processrisks } from './processrisks';
import { riskmanagement } from './riskmanagement';
import { vision } from './vision';

const pages = [
  home,
  homeNarrow,
  ...homeWithout,
  about,
  aboutNarrow,
  vision,
  careers,
  careersNarrow,
  contact,
  client,
];
const solutions = [operationalrisk, businesscontinuity, riskmanagement, aigovernance, processrisks];
const posts = [blog1, blog1Tiers, blog1Exit, ukAppFraudReimbursement, rbiFraudGuidelines];

/** Every picture of the site. */
export const pictures: readonly Picture[] = [...pages, ...solutions, ...posts, liabilityProtection];
