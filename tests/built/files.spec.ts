import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { installedPackages } from '../../integrations/adapter/installed-packages.ts';
import { ask } from '../site/ask.ts';
import { readHead } from '../site/head.ts';
import { readSharedSite } from '../site/site.ts';

test('D20 /heals-check/ says ok, is not kept and not indexed', async () => {
  for (const locale of LOCALES) {
    const { status, headers, text } = await ask(locale, '/heals-check/');
    expect([status, text]).toEqual([200, 'ok']);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['x-robots-tag']).toBe('noindex');
  }
});

test('robots.txt is there on every host and keeps robots out of calls', async () => {
  for (const locale of LOCALES) {
    const { status, headers, text } = await ask(locale, '/robots.txt');
    expect(status).toBe(200);
    expect(headers['content-type']).toMatch(/^text\/plain/);
    expect(text).toMatch(/^User-agent: \*$/m);
    expect(text).toMatch(/^Disallow: \/api\/$/m);
  }
});

test('RFC 9116 security.txt says where to report a weakness, and until when that is true', async () => {
  const { status, headers, text } = await ask('uz', '/.well-known/security.txt');
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  const fields = Object.fromEntries(
    text
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/, 2)),
  );
  expect(fields.Contact).toMatch(/^mailto:[^@\s]+@[^@\s]+$/);
  expect(Date.parse(fields.Expires ?? '') - Date.now()).toBeGreaterThan(30 * 86_400_000);
  expect(Date.parse(fields.Expires ?? '') - Date.now()).toBeLessThan(366 * 86_400_000);
  expect(fields.Canonical).toBe(`${readSharedSite().origins.uz}/.well-known/security.txt`);
});

test('D647 the built storefront imports only packages that a machine without the bundler has', async () => {
  const folder = `${readSharedSite().dist}/server`;
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mjs'));
  const texts = await Promise.all(files.map((name) => readFile(`${folder}/${name}`, 'utf8')));
  const imported = new Set(
    texts.flatMap((text) =>
      [
        ...text.matchAll(
          /^(?:import|export)\b[^"'`\n]*["']([^"'.][^"']*)["'];$|\bimport\("([^".][^"]*)"\)/gm,
        ),
      ].map(([, name, lazy = '']) => name ?? lazy),
    ),
  );
  const packages = [...imported]
    .filter((name) => !name.startsWith('node:'))
    .map((name) => name.split('/', name.startsWith('@') ? 2 : 1).join('/'));
  expect(packages).toContain('sharp');
  const installed = installedPackages();
  expect(packages.filter((name) => !installed.includes(name))).toEqual([]);
});

test('what is public holds no source map and no secret', async () => {
  const folder = `${readSharedSite().dist}/client`;
  const all = await readdir(folder, { recursive: true });
  expect(
    all.filter((name) => /(^|\/)(\.(?!well-known)|.*\.(env|pem|key|ts|tsx|astro|lock|sql)$)/.test(name)),
  ).toEqual([]);
  const files = all.filter((name) => /\.(js|css|json|html|txt|svg|map)$/.test(name));
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((name) => name.endsWith('.map'))).toEqual([]);
  for (const name of files) {
    const text = await readFile(`${folder}/${name}`, 'utf8');
    expect(text, name).not.toMatch(
      /sourceMappingURL=|PUBLISH_SECRET|RECAPTCHA_SECRET|SENTRY_DSN|S3_SECRET|DATABASE_URL|BEGIN [A-Z ]*PRIVATE KEY/,
    );
  }
});

test('the manifest is in the language of the host and its icons exist', async () => {
  for (const locale of LOCALES) {
    const { status, text } = await ask(locale, '/manifest.webmanifest');
    expect(status).toBe(200);
    const manifest = JSON.parse(text) as { name: string; lang: string; icons: { src: string }[] };
    expect(manifest.lang).toBe(LOCALE_FACTS[locale].lang);
    expect([manifest.name]).toEqual(readHead((await ask(locale, '/')).text).meta['og:site_name']);
    for (const { src } of manifest.icons) expect((await ask(locale, src)).status, src).toBe(200);
  }
});

test('architecture §2 canonical and alternate addresses come from the configuration', async () => {
  const { origins } = readSharedSite();
  for (const locale of LOCALES) {
    const { text } = await ask(locale, '/about/');
    expect(text).toContain(`<link rel="canonical" href="${origins[locale]}/about/"`);
    for (const other of LOCALES) {
      const { lang } = LOCALE_FACTS[other];
      expect(text).toContain(`<link rel="alternate" hreflang="${lang}" href="${origins[other]}/about/"`);
    }
  }
});
