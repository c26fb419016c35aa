/** Address of a list of react-admin with a filter. */
export function listAddress(section: string, filter: object): string {
  return `/${section}?filter=${encodeURIComponent(JSON.stringify(filter))}`;
}

/** Address of the list of texts with a filter. */
export function textsAddress(filter: Readonly<Record<string, string>>): string {
  return `/texts?${String(new URLSearchParams(filter))}`;
}
