import type { APIRoute } from 'astro';
import { lookAddresses } from '#src/addresses/look-address.ts';
import { loadFrame } from '#src/layouts/frame.server.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';

/** Name, colours and icons of the site when it is put on a home screen; a manifest per host. */
export const GET: APIRoute = async ({ locals: { locale, t } }) => {
  const { shop } = await loadFrame(locale);
  const look = lookAddresses(shop?.look);
  const manifest = {
    name: t('layout.manifestName'),
    short_name: t('layout.manifestShortName'),
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
