import { configuration } from '#src/platform/configuration.ts';
import type { APIRoute } from 'astro';
import { defaultContact } from '#src/backend-client/default-city.ts';
import { PageError } from '#src/platform/errors/page-error.ts';
import { LOCALE_FACTS, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { origins, siteLocales } from '#src/layouts/frame.server.ts';
import { cacheFor } from '#src/page-cache/lifetimes.ts';

/** Days until the text expires. Each rendering extends them. */
const GOOD_FOR = 180;

/**
 * `security.txt` (RFC 9116): where to report a vulnerability. The address is `SECURITY_CONTACT`, or else the shop's
 * mail address. @throws PageError 502 when neither is known: the contact is required.
 */
export const GET: APIRoute = async ({ cache, locals: { locale } }) => {
  cache.set(cacheFor.security());
  const contact = configuration().SECURITY_CONTACT ?? (await shopMailbox(locale));
  if (!contact) throw new PageError(502);
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + GOOD_FOR * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${siteLocales.map((one) => LOCALE_FACTS[one].lang).join(', ')}`,
    `Canonical: ${origins[locale]}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};

async function shopMailbox(locale: Locale): Promise<string | undefined> {
  const address = (await defaultContact(locale))?.data.email;
  return address && `mailto:${address}`;
}
