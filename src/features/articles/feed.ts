import { escapeXml } from '#src/platform/escape-xml.ts';

/** An entry of a feed. */
export interface FeedItem {
  title: string;
  /** Public address, also the unique id (`guid`) of the entry. */
  link: string;
  description: string;
  /** ISO date of publication. */
  published: string;
  author: string;
  category: string;
}

/** An RSS feed. */
export interface Feed {
  title: string;
  description: string;
  /** Public address of the page that the feed belongs to. */
  link: string;
  /** Public address of the feed. */
  self: string;
  /** BCP 47 language. */
  language: string;
  /** ISO date of the latest change in the feed. */
  updated: string | undefined;
  items: readonly FeedItem[];
}

/**
 * Writes RSS 2.0 with the Atom and Dublin Core elements of the RSS best practices profile: `atom:link` for the feed's
 * own address, `dc:creator` for author names (`author` of RSS is an email address).
 */
export function writeRss(feed: Feed): string {
  const channel = [
    element('title', feed.title),
    element('link', feed.link),
    `<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>`,
    element('description', feed.description),
    element('language', feed.language),
    ...(feed.updated ? [element('lastBuildDate', rssDate(feed.updated))] : []),
    ...feed.items.map(writeItem),
  ];
  const spaces = 'xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"';
  return `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0" ${spaces}>\n<channel>\n${channel.join('\n')}\n</channel>\n</rss>\n`;
}

function writeItem(item: FeedItem): string {
  const parts = [
    element('title', item.title),
    element('link', item.link),
    element('guid', item.link),
    element('pubDate', rssDate(item.published)),
    element('dc:creator', item.author),
    element('category', item.category),
    element('description', item.description),
  ];
  return `<item>\n${parts.join('\n')}\n</item>`;
}

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`;
}

/** A date in the format of RFC 822, with the four-digit year that RSS prefers. */
export function rssDate(date: string): string {
  return new Date(date).toUTCString();
}
