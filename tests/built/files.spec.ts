import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, LOCALES } from '../../src/i18n/locales.ts';
import { translator } from '../../src/i18n/translate.ts';
import { ask } from '../site/ask.ts';
import { takeSite } from '../site/site.ts';

test('D20 /heals-check/ says ok, is not kept and not indexed', async () => {
  for (const locale of LOCALES) {
    const { status, headers, text } = await ask(locale, '/heals-check/');
    expect([status, text]).toEqual([200, 'ok']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});

test('issue 2 robots.txt is there on every host and keeps robots out of calls', async () => {
  for (const locale of LOCALES) {
    const { status, headers, text } = await ask(locale, '/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/api\/$/m);
  }
});

test('issue 2 the manifest is in the language of the host and its icons exist', async () => {
  for (const locale of LOCALES) {
    const { status, text } = await ask(locale, '/manifest.webmanifest');
    expect(status).toBe(200);
    const manifest = JSON.parse(text) as { name: string; lang: string; icons: { src: string }[] };
    expect(manifest.lang).toBe(LOCALE_FACTS[locale].lang);
    expect(manifest.name).toContain(translator(locale)('layout.manifestName'));
    for (const { src } of manifest.icons) expect((await ask(locale, src)).status, src).toBe(200);
  }
});

test('design §2 canonical and alternate addresses come from the configuration', async () => {
  const { origins } = takeSite();
  for (const locale of LOCALES) {
    const { text } = await ask(locale, '/about/');
    expect(text).toContain(`<link rel="canonical" href="${origins[locale]}/about/"`);
    for (const other of LOCALES) {
      const { lang } = LOCALE_FACTS[other];
      expect(text).toContain(`<link rel="alternate" hreflang="${lang}" href="${origins[other]}/about/"`);
    }
  }
});
