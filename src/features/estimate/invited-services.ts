/** Services whose pages link to the instant estimate: those that buy watches or lend on them. */
const PAGES: readonly string[] = [
  'zalog-chasov',
  'skupka-chasov',
  'prodat-chasy',
  'otcenka-chasov',
  'skupka-zolotyh-chasov',
];

/** Whether a service's page leads to the instant estimate. */
export function leadsToEstimate(service: string): boolean {
  return PAGES.includes(service);
}
