import { configuration } from '#src/platform/configuration.ts';
import type { APIRoute } from 'astro';
import { defaultContact } from '#src/backend-client/default-city.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { origins, siteLocales } from '#src/layouts/frame.server.ts';
import { cacheFor } from '#src/page-cache/lifetimes.ts';

/** Days for which the text says that it is true; each rendering begins them again. */
const GOOD_FOR = 180;

/** Where to report a weakness of the site (RFC 9116): `SECURITY_CONTACT`, an address, else the shop's mailbox. */
export const GET: APIRoute = async ({ cache, locals: { locale } }) => {
  cache.set(cacheFor.security());
  const contact =
    configuration().SECURITY_CONTACT ?? `mailto:${(await defaultContact(locale))?.data.email ?? ''}`;
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${new Date(Date.now() + GOOD_FOR * 86_400_000).toISOString()}`,
    `Preferred-Languages: ${siteLocales.map((one) => LOCALE_FACTS[one].lang).join(', ')}`,
    `Canonical: ${origins[locale]}/.well-known/security.txt`,
    '',
  ];
  return new Response(lines.join('\n'), { headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
};
