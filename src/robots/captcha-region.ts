/** The regions that have their own keys of the captcha provider (§7). */
export type Region = 'RU' | 'UA' | 'UZ' | 'COM';

export const REGIONS: readonly Region[] = ['RU', 'UA', 'UZ', 'COM'];

/** The region of a host: `.ru` and local ones RU, `.com.ua` UA, `.uz` UZ, all others COM (§7). */
export function regionOf(hostname: string): Region {
  if (/\.ru$|(^|\.)localhost$|^127\.0\.0\.1$/.test(hostname)) return 'RU';
  if (hostname.endsWith('.com.ua')) return 'UA';
  return hostname.endsWith('.uz') ? 'UZ' : 'COM';
}
