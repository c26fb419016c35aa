import type { Configuration } from '../platform/configuration.ts';
import { object, boolean, optional, number, parse } from 'valibot';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { REGIONS, regionOf, type Region } from './captcha-region.ts';

/** Google's address for checking a token; configurable, so that a proxy or a test may stand in. */
const VERIFY_URL = 'https://www.google.com/recaptcha/api/siteverify';

/** Milliseconds the provider has: a person learns within three seconds that it is away. */
const PATIENCE = 2_500;

/** From 0, surely a robot, to 1: Google's own advice where to part them. */
const LEAST_SCORE = 0.5;

const verdict = object({ success: boolean(), score: optional(number(), 1) });

/** What a site needs of Google reCAPTCHA v3. */
export interface RecaptchaKeys {
  /** For the browser. */
  site: string;
  secret: string;
}

/** The variables that hold keys. */
type RecaptchaVariables = Pick<Configuration, `RECAPTCHA_${'SITE_KEY' | 'SECRET'}_${Region}`>;

/** The keys of each region that has both: `RECAPTCHA_SITE_KEY_RU` and `RECAPTCHA_SECRET_RU`, likewise `_UA`, `_UZ`, `_COM`. */
export function readRecaptchaKeys(configuration: RecaptchaVariables): Partial<Record<Region, RecaptchaKeys>> {
  const keys: Partial<Record<Region, RecaptchaKeys>> = {};
  for (const region of REGIONS) {
    const site = configuration[`RECAPTCHA_SITE_KEY_${region}`];
    const secret = configuration[`RECAPTCHA_SECRET_${region}`];
    if (site && secret) keys[region] = { site, secret };
  }
  return keys;
}

/** Which hosts have keys, by their public addresses. */
export function recaptchaHosts(
  configuration: RecaptchaVariables,
  origins: Record<Locale, string>,
): Record<Locale, boolean> {
  const keys = readRecaptchaKeys(configuration);
  const has = (locale: Locale) => keys[regionOf(new URL(origins[locale]).hostname)] !== undefined;
  return Object.fromEntries(LOCALES.map((locale) => [locale, has(locale)])) as Record<Locale, boolean>;
}

/**
 * Whether the provider takes a token for a person's.
 * @throws when it cannot be asked or says what it should not.
 */
export async function verifyRecaptcha(
  token: string,
  secret: string,
  address: string = VERIFY_URL,
): Promise<boolean> {
  const response = await fetch(address, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token }),
    // The secret is the provider's alone.
    redirect: 'error',
    signal: AbortSignal.timeout(PATIENCE),
  });
  if (!response.ok) throw new Error(`The captcha provider answered ${response.status}`);
  const { success, score } = parse(verdict, await response.json());
  return success && score >= LEAST_SCORE;
}
