/**
 * A hotline number in groups 1 3 3-2-2 (§2): `88005553535` is `8 800 555-35-35`.
 * Spaces are no-break. A number of another length is left as it is.
 * @param digits digits only, as the backend gives them.
 */
export function formatHotline(digits: string): string {
  const groups = /^(\d)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  if (!groups) return digits;
  const [, trunk, code, first, second, third] = groups;
  return `${trunk}\u00a0${code}\u00a0${first}-${second}-${third}`;
}

/** Address for a call: `tel:` with digits and a leading plus only. */
export function phoneLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}
