/**
 * The title of a service on a card without asterisks, which mark footnotes in the backend's texts (§2). The styles
 * make it upper case, because screen readers may spell out real capitals.
 */
export function serviceTitle(title: string): string {
  return title.replaceAll('*', '').replace(/\s+/g, ' ').trim();
}
