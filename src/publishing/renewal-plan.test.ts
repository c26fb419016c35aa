import { describe, expect, it } from 'vitest';
import { planPages } from './renewal-plan.ts';

const PAGES = new Map(
  Object.entries({
    'ru:/': ['frame', 'articles', 'services'],
    'en:/': ['frame', 'articles', 'services'],
    'ru:/article/': ['frame', 'articles'],
    'ru:/article/a/': ['frame', 'article:a', 'articles:set'],
    'ru:/article/b/': ['frame', 'article:b', 'article:a', 'articles:set'],
    'en:/article/a/': ['frame', 'article:a', 'articles:set'],
    'ru:/uslugi/': ['frame', 'services', 'faq'],
  }).map(([key, tags]) => [key, { tags }]),
);
const ALL = new Set(PAGES.keys());

describe('architecture §3 publishing: a change makes just the pages again that carry its tags', () => {
  it.each<[string, string[], string[]]>([
    ['a text', ['article:b'], ['ru:/article/b/']],
    ['a text whose card others show', ['article:a'], ['ru:/article/a/', 'ru:/article/b/', 'en:/article/a/']],
    ['the fewer pages a tag has, the sooner they come', ['services', 'faq'], ['ru:/uslugi/', 'ru:/', 'en:/']],
    ['nothing that a prerendered page shows', ['item:clock:x'], []],
  ])('%s', (_, tags, near) => {
    expect(planPages(PAGES, ['ru', 'en'], new Set(tags), undefined)).toEqual({ near, far: [], gone: [] });
  });

  it('hosts of another backend are left alone', () => {
    expect(planPages(PAGES, ['en'], new Set(['articles']), undefined).near).toEqual(['en:/']);
  });

  it('when anything may have changed, every page is made again', () => {
    expect(new Set(planPages(PAGES, ['ru', 'en'], undefined, ALL).near)).toEqual(ALL);
  });

  it('new pages come first, pages that are gone are told', () => {
    const wanted = new Set([...ALL, 'ru:/article/c/']);
    wanted.delete('ru:/article/b/');
    const plan = planPages(PAGES, ['ru'], new Set(['articles']), wanted);
    expect(plan.near).toEqual(['ru:/article/c/', 'ru:/', 'ru:/article/']);
    expect(plan.gone).toEqual(['ru:/article/b/']);
  });

  it('pages of another host are not gone because a host does not name them', () => {
    const wanted = new Set([...ALL].filter((key) => key.startsWith('ru:')));
    expect(planPages(PAGES, ['ru'], new Set(['articles']), wanted).gone).toEqual([]);
  });

  it('what a tag of very many pages reaches waits behind the rest', () => {
    const many = Array.from({ length: 300 }, (_, n): [string, { tags: string[] }] => [
      `ru:/p${n}/`,
      { tags: ['frame'] },
    ]);
    const { near, far } = planPages(
      new Map([...PAGES, ...many]),
      ['ru'],
      new Set(['frame', 'faq']),
      undefined,
    );
    expect([near, far.length]).toEqual([['ru:/uslugi/'], 304]);
  });
});
