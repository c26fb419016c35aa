import type { RenewalResult } from './renew-pages.ts';
import { PREVIEW_DAYS, previewPath } from '@tourbillon/domain/contract/preview-link.ts';
import { isLocale, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import type { ImportResult } from './import-result.ts';

/** Most pages to name: a change of the menu renews all pages. */
const MAX_LISTED = 40;

/** Report about the files. */
export function importReport({ changed, broken }: ImportResult): string[] {
  const files = changed.length === 1 ? '1 file' : `${changed.length} files`;
  return [
    changed.length === 0 ? 'No file has changed.' : `${files} published:`,
    ...changed.map((path) => `  ${path}`),
    ...(broken.length === 0 ? [] : ['', 'Not published; the site keeps the last good content:']),
    ...broken.map(({ file, line, reason }) => `  ${line === null ? file : `${file}:${line}`} ${reason}`),
  ];
}

/** Report about the pages. @param origins address of each host. */
export function renewalReport(
  { renewed, removed, failed, ms, waiting }: RenewalResult,
  origins: Record<string, string>,
): string[] {
  const address = (key: string) => {
    const [locale = '', path = ''] = key.split(/:(.*)/s);
    return `${origins[locale] ?? ''}${path}`;
  };
  const list = (keys: string[]) => [
    ...keys.slice(0, MAX_LISTED).map((key) => `  ${address(key)}`),
    ...(keys.length > MAX_LISTED ? [`  and ${keys.length - MAX_LISTED} more`] : []),
  ];
  const part = (title: string, keys: string[]) => (keys.length === 0 ? [] : [title, ...list(keys)]);
  return [
    ...part(`${renewed.length} pages renewed within ${(ms / 1000).toFixed(1)} s:`, renewed),
    ...part('No longer there:', removed),
    ...part('Could not be rendered; the old pages stay, and are tried again:', failed),
    ...(waiting > 0 ? [`${waiting} more pages are being renewed.`] : []),
  ];
}

/** Report about unpublished articles: links under which their editors see them. */
export function draftReport(
  drafts: ImportResult['drafts'],
  secret: string,
  origins: Record<Locale, string>,
): string[] {
  if (drafts.length === 0) return [];
  return [
    '',
    `Not published yet; these links show them for ${PREVIEW_DAYS} days:`,
    ...drafts.flatMap(({ slug, locales, due }) => [
      `  ${slug} (${due === null ? 'draft' : `published on ${due}`})`,
      ...previewLinks(slug, locales.filter(isLocale), secret, origins),
    ]),
  ];
}

/** Preview links of an unpublished article on some hosts. */
export function previewLinks(
  slug: string,
  locales: readonly Locale[],
  secret: string,
  origins: Record<Locale, string>,
): string[] {
  return LOCALES.filter((locale) => locales.includes(locale)).map(
    (locale) => `    ${origins[locale]}${previewPath(secret, locale, { kind: 'article', slug }, Date.now())}`,
  );
}
