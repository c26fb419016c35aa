import { escapeXml } from '../../platform/escape-xml.ts';

/** A page in the sitemap of its host. */
export interface Entry {
  /** Path and query. */
  path: string;
  /** ISO date of its last visible change. Undefined if unknown. */
  modified?: string | undefined;
  /** Paths of pictures on it. */
  images?: readonly string[];
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const IMAGES = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';

/** Writes a sitemap file (sitemaps.org 0.9, with the image extension). @param origin the host's public origin. */
export function writeUrlSet(origin: string, entries: readonly Entry[]): string {
  const lines = entries.map(({ path, modified, images = [] }) => {
    const pictures = images.map((image) => `<image:image>${loc('image:loc', origin + image)}</image:image>`);
    return `<url>${loc('loc', origin + path)}${lastmod(modified)}${pictures.join('')}</url>\n`;
  });
  return `${HEAD}<urlset ${SPACE} ${IMAGES}>\n${lines.join('')}</urlset>\n`;
}

/** Writes the index of the sitemap files. */
export function writeIndex(origin: string, files: readonly Omit<Entry, 'images'>[]): string {
  const lines = files.map(
    ({ path, modified }) => `<sitemap>${loc('loc', origin + path)}${lastmod(modified)}</sitemap>\n`,
  );
  return `${HEAD}<sitemapindex ${SPACE}>\n${lines.join('')}</sitemapindex>\n`;
}

/** The latest of some dates. */
export function latest(dates: readonly (string | undefined)[]): string | undefined {
  return dates.reduce((one, other) => (one === undefined || (other ?? '') > one ? other : one), undefined);
}

function loc(name: string, address: string): string {
  return `<${name}>${escapeXml(address)}</${name}>`;
}

function lastmod(date: string | undefined): string {
  return date === undefined ? '' : `<lastmod>${escapeXml(date)}</lastmod>`;
}
