/**
 * Formats a hotline number in groups 1 3 3-2-2 (§2): `88005553535` becomes `8 800 555-35-35`. Spaces are no-break
 * spaces. A number of another length stays unchanged.
 * @param digits digits only, as the backend sends them.
 */
export function formatHotline(digits: string): string {
  const groups = /^(\d)(\d{3})(\d{3})(\d{2})(\d{2})$/.exec(digits);
  if (!groups) return digits;
  const [, trunk, code, first, second, third] = groups;
  return `${trunk}\u00a0${code}\u00a0${first}-${second}-${third}`;
}

/** A `tel:` link with only digits and a leading plus. */
export function phoneLink(phone: string): string {
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${phone.replace(/\D/g, '')}`;
}
