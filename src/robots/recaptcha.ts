import type { Configuration } from '../platform/configuration.ts';
import { object, boolean, optional, number, parse } from 'valibot';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { REGIONS, regionOf, type Region } from './captcha-region.ts';

/** Google's address for token checks. Configurable for a proxy or a test. */
const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** Milliseconds for the provider's response. So a visitor learns within three seconds that it is unavailable. */
const TIMEOUT_MS = 2_500;

/** The score goes from 0 (a robot) to 1 (a person). Google recommends this threshold. */
const MIN_SCORE = 0.5;

const verdict = object({ success: boolean(), score: optional(number(), 1) });

/** The keys of a site for Google reCAPTCHA v3. */
export interface RecaptchaKeys {
  /** The public key, for the browser. */
  site: string;
  secret: string;
}

/** The configuration variables with keys. */
type RecaptchaVariables = Pick<Configuration, `RECAPTCHA_${'SITE_KEY' | 'SECRET'}_${Region}`>;

/**
 * The keys of each region that has both: `RECAPTCHA_SITE_KEY_RU` and `RECAPTCHA_SECRET_RU`, and the same with `_UA`,
 * `_UZ`, `_COM`.
 */
export function readRecaptchaKeys(configuration: RecaptchaVariables): Partial<Record<Region, RecaptchaKeys>> {
  const keys: Partial<Record<Region, RecaptchaKeys>> = {};
  for (const region of REGIONS) {
    const site = configuration[`RECAPTCHA_SITE_KEY_${region}`];
    const secret = configuration[`RECAPTCHA_SECRET_${region}`];
    if (site && secret) keys[region] = { site, secret };
  }
  return keys;
}

/** For each host, whether its region has keys. */
export function recaptchaHosts(
  configuration: RecaptchaVariables,
  origins: Record<Locale, string>,
): Record<Locale, boolean> {
  const keys = readRecaptchaKeys(configuration);
  const has = (locale: Locale) => keys[regionOf(new URL(origins[locale]).hostname)] !== undefined;
  return Object.fromEntries(LOCALES.map((locale) => [locale, has(locale)])) as Record<Locale, boolean>;
}

/**
 * Whether the provider accepts a token as a person's.
 * @throws when the provider does not respond, or its response is invalid.
 */
export async function verifyRecaptcha(
  token: string,
  secret: string,
  address: string = VERIFY_URL,
): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    // A redirect must not send the secret to another server.
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`The captcha provider answered ${response.status}`);
  const { success, score } = parse(verdict, await response.json());
  return success && score >= MIN_SCORE;
}
