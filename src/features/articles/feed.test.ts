import { describe, expect, it, test } from 'vitest';
import { escapeXml } from '#src/platform/escape-xml.ts';
import { rssDate, writeRss, type Feed } from './feed.ts';

const ITEM = {
  title: 'Box & papers: "less" < more?',
  link: 'https://shop.example/article/box/?a=1&b=2',
  description: ']]> <script>alert(1)</script>',
  published: '2026-10-26',
  author: 'Viktor Orlov',
  category: 'Analysis',
};

const FEED: Feed = {
  title: 'Tourbillon: articles',
  description: 'What moves prices',
  link: 'https://shop.example/article/',
  self: 'https://shop.example/rss.xml',
  language: 'en',
  updated: '2026-11-16',
  items: [ITEM],
};

describe('RSS', () => {
  it('has the elements RSS 2.0 demands and names itself', () => {
    expect(writeRss(FEED)).toBe(
      [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
        '<channel>',
        '<title>Tourbillon: articles</title>',
        '<link>https://shop.example/article/</link>',
        '<atom:link href="https://shop.example/rss.xml" rel="self" type="application/rss+xml"/>',
        '<description>What moves prices</description>',
        '<language>en</language>',
        '<lastBuildDate>Mon, 16 Nov 2026 00:00:00 GMT</lastBuildDate>',
        '<item>',
        '<title>Box &amp; papers: &quot;less&quot; &lt; more?</title>',
        '<link>https://shop.example/article/box/?a=1&amp;b=2</link>',
        '<guid>https://shop.example/article/box/?a=1&amp;b=2</guid>',
        '<pubDate>Mon, 26 Oct 2026 00:00:00 GMT</pubDate>',
        '<dc:creator>Viktor Orlov</dc:creator>',
        '<category>Analysis</category>',
        '<description>]]&gt; &lt;script&gt;alert(1)&lt;/script&gt;</description>',
        '</item>',
        '</channel>',
        '</rss>',
        '',
      ].join('\n'),
    );
  });

  it('without a piece is still a feed', () => {
    const xml = writeRss({ ...FEED, items: [], updated: undefined });
    expect([...xml.matchAll(/<([a-z:A-Z]+)[ >]/g)].map(([, name]) => name)).toEqual([
      'rss',
      'channel',
      'title',
      'link',
      'atom:link',
      'description',
      'language',
    ]);
  });

  test.each([
    ['a & b', 'a &amp; b'],
    ['<b> "x" \'y\'', '&lt;b&gt; &quot;x&quot; &apos;y&apos;'],
    ['\u0000\u0008one\ttwo\u001F\uFFFE', 'one\ttwo'],
    ['gʻoya’ї ₴', 'gʻoya’ї ₴'],
  ])('escapes %j', (text, escaped) => {
    expect(escapeXml(text)).toBe(escaped);
  });

  it('writes dates of RFC 822 in Greenwich time', () => {
    expect(rssDate('2026-02-03')).toBe('Tue, 03 Feb 2026 00:00:00 GMT');
  });
});
