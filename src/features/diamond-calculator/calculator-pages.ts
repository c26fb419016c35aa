/** Services whose pages have the calculator (decision 17). */
const PAGES: readonly string[] = ['skupka-ukrashenij-s-brilliantami', 'ocenka-yuvelirnyh-izdelij'];

/** Whether a service's page has the calculator. */
export function hasCalculator(service: string): boolean {
  return PAGES.includes(service);
}
