import type { APIRoute } from 'astro';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';

/** Name, colours and icons of the site when it is put on a home screen; a manifest per host. */
export const GET: APIRoute = ({ locals: { locale, t } }) => {
  const manifest = {
    name: t('layout.manifestName'),
    short_name: t('layout.manifestShortName'),
    lang: LOCALE_FACTS[locale].lang,
    start_url: '/',
    display: 'browser',
    background_color: '#F7F5F0',
    theme_color: '#171512',
    icons: [
      { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
      { src: '/icon-180.png', type: 'image/png', sizes: '180x180' },
    ],
  };
  const headers = { 'Content-Type': 'application/manifest+json; charset=utf-8' };
  return new Response(JSON.stringify(manifest), { headers });
};
