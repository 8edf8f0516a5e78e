/** Every picture of the site. */
export * from './about';
export * from './aigovernance';
export * from './blog1';
export * from './blog1-exit';
export * from './blog1-tiers';
export * from './businesscontinuity';
export * from './careers';
export * from './client';
export * from './contact';
export * from './factsheet';
export * from './home';
export * from './news';
export * from './operationalrisk';
export * from './processrisks';
export * from './riskmanagement';
export * from './vision';
