import type { Picture } from '../lib/scene';
import { about, aboutNarrow } from './about';
import { aigovernance, aigovernanceDetail } from './aigovernance';
import { blog1 } from './blog1';
import { blog1Exit } from './blog1-exit';
import { blog1Tiers } from './blog1-tiers';
import { businesscontinuity, businesscontinuityDetail } from './businesscontinuity';
import { careers, careersNarrow } from './careers';
import { client } from './client';
import { contact } from './contact';
import { home, homeNarrow } from './home';
import { liabilityProtection } from './factsheet';
import { operationalrisk, operationalriskDetail } from './operationalrisk';
import { processrisks, processrisksDetail } from './processrisks';
import { rbiFraudGuidelines, ukAppFraudReimbursement } from './news';
import { riskmanagement, riskmanagementDetail } from './riskmanagement';
import { vision } from './vision';

/** Every picture of the site. */
export const pictures: readonly Picture[] = [
  home,
  homeNarrow,
  about,
  aboutNarrow,
  vision,
  careers,
  careersNarrow,
  contact,
  client,
  operationalrisk,
  operationalriskDetail,
  businesscontinuity,
  businesscontinuityDetail,
  riskmanagement,
  riskmanagementDetail,
  aigovernance,
  aigovernanceDetail,
  processrisks,
  processrisksDetail,
  blog1,
  blog1Tiers,
  blog1Exit,
  ukAppFraudReimbursement,
  rbiFraudGuidelines,
  liabilityProtection,
];
