// Written by the build from content/insights/factsheet. Edit the content, not this file.
export const PREVIEW_URL = null;
export const FACT_SHEETS = [
  {
    "slug": "liability-protection",
    "name": "Liability protection from data breach claims through cybersecurity frameworks"
  }
];
