import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { ARTICLE_TYPES } from '@tourbillon/domain/contract/content.ts';
import { LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { articleFacts } from '../content-store/formats.ts';
import { parseFrontMatter } from './front-matter.ts';
import { CONTENT_FOLDER } from './import-content.ts';
import { renderMarkdown } from '../content-store/markdown.ts';

const FOLDER = path.join(CONTENT_FOLDER, 'articles');
const SLUGS = readdirSync(FOLDER);
const MYTHS = '10-mifov-o-chasovykh-lombardakh';

function readArticle(slug: string, locale: Locale) {
  const { facts, body } = parseFrontMatter(readFileSync(path.join(FOLDER, slug, `${locale}.md`), 'utf8'));
  return { slug, locale, body, ...v.parse(articleFacts, facts) };
}

const ARTICLES = SLUGS.flatMap((slug) => LOCALES.map((locale) => readArticle(slug, locale)));

test.each([
  ['news', ARTICLE_TYPES.news],
  ['analytics', ARTICLE_TYPES.analytics],
  ['articles', ARTICLE_TYPES.articles],
  ['news of the pawnshop', ARTICLE_TYPES.pawnshopNews],
  ['what is important to know', ARTICLE_TYPES.important],
])('there are at least four pieces of %s in each language', (_, type) => {
  for (const locale of LOCALES) {
    const found = ARTICLES.filter((article) => article.locale === locale && article.type === type);
    expect(found.length, locale).toBeGreaterThanOrEqual(4);
  }
});

describe('every piece of text', () => {
  it('has the same facts in its four languages', () => {
    const uneven = SLUGS.filter((slug) => {
      const facts = LOCALES.map((locale) => {
        const { type, published, updated, services, show_main_page } = readArticle(slug, locale);
        return JSON.stringify([type, published, updated, services, show_main_page]);
      });
      return new Set(facts).size > 1;
    });
    expect(uneven).toEqual([]);
  });

  it('names services that there are', () => {
    const unknown = ARTICLES.flatMap(({ services }) => services).filter(
      (service) => !existsSync(path.join(CONTENT_FOLDER, 'services', service)),
    );
    expect(unknown).toEqual([]);
  });

  it('was not changed before it was published', () => {
    expect(ARTICLES.filter(({ published, updated }) => updated < published)).toEqual([]);
  });

  it('has a text, and parts of it in the same number in every language', () => {
    for (const slug of SLUGS) {
      const parts = LOCALES.map((locale) => renderMarkdown(readArticle(slug, locale).body).headings.length);
      expect(new Set(parts).size, `${slug}: ${parts.join(' ')}`).toBe(1);
    }
  });
});

it('§2 ten myths: ten headings in each language, each followed by how it is', () => {
  for (const locale of LOCALES) {
    const { type, body } = readArticle(MYTHS, locale);
    const truths = body.split(/^## .+$/m).slice(1);
    expect(type).toBe(ARTICLE_TYPES.myths);
    expect(truths.length, locale).toBe(10);
    expect(truths.filter((truth) => truth.trim().length < 150)).toEqual([]);
  }
});
