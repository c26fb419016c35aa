import type { APIRoute } from 'astro';
import { lookAddresses } from '#src/addresses/look-address.ts';
import { loadFrame } from '#src/layouts/frame.server.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';

/** The web app manifest of a host: name, colours and icons for a home screen. */
export const GET: APIRoute = async ({ locals: { locale, t } }) => {
  const { shop } = await loadFrame(locale);
  const look = lookAddresses(shop?.look);
  const name = shop?.name ?? t('layout.manifestName');
  const manifest = {
    name,
    short_name: name,
    lang: LOCALE_FACTS[locale].lang,
    start_url: '/',
    display: 'browser',
    background_color: look.paper,
    theme_color: look.themes.light,
    icons: look.icons,
  };
  const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' };
  return new Response(JSON.stringify(manifest), { headers });
};
