import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { MOTIFS } from '../drawing/covers/motifs/index.ts';
import {
  coversFile,
  expertsFile,
  reviewsFile,
  shopFile,
  termsFile,
} from '@tourbillon/backend/content-store/formats.ts';
import { dealWords } from '@tourbillon/backend/content-import/loan-words.ts';
import { parseFrontMatter } from '@tourbillon/backend/content-import/front-matter.ts';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { type Locale, LOCALES } from '@tourbillon/domain/i18n/locales.ts';

const read = (name: string, folder: string): unknown =>
  JSON.parse(readFileSync(path.join(folder, name), 'utf8'));
const covers = v.parse(coversFile, read('covers.json', import.meta.dirname));
const experts = v.parse(expertsFile, read('experts.json', import.meta.dirname));

test.each([
  ['services', covers.service],
  ['articles', covers.article],
])('drawings: every one of the %s has a composition of its own', (folder, named) => {
  expect(Object.keys(named).sort()).toEqual(readdirSync(path.join(CONTENT_FOLDER, folder)).sort());
});

it('drawings: no two services and no two articles share a composition, each has its words', () => {
  for (const all of [Object.values(covers.service), Object.values(covers.article)]) {
    expect(new Set(all).size).toBe(all.length);
  }
  expect(Object.keys(covers.alt).sort()).toEqual(Object.keys(MOTIFS).sort());
});

it('no text offers a service with a cover like its own', () => {
  const folder = path.join(CONTENT_FOLDER, 'articles');
  const same = Object.entries(covers.article).filter(([slug, motif]) => {
    const { facts } = parseFrontMatter(readFileSync(path.join(folder, slug, 'ru.md'), 'utf8'));
    return (facts.services ?? '').split(', ').some((service) => covers.service[service] === motif);
  });
  expect(same).toEqual([]);
});

it('§3 Article: an author is an expert or has a name with a space', () => {
  const folder = path.join(CONTENT_FOLDER, 'articles');
  const authors = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => parseFrontMatter(readFileSync(path.join(folder, file), 'utf8')).facts.author ?? '');
  const slugs = new Set(experts.map(({ slug }) => slug));
  expect(authors.filter((author) => !slugs.has(author) && !author.includes(' '))).toEqual([]);
});

it('D8 every type has at least two experts', () => {
  const counts = Map.groupBy(
    experts.flatMap(({ types }) => types),
    (type) => type,
  );
  expect([...counts].map(([type, of]) => [type, of.length >= 2])).toEqual([
    ['watches', true],
    ['jewellery', true],
    ['diamonds', true],
    ['art', true],
  ]);
});

it('§9 terms: every service has figures, one to three, each of them written down', () => {
  const terms = v.parse(termsFile, read('terms.json', CONTENT_FOLDER));
  expect(Object.keys(terms.service).sort()).toEqual(Object.keys(covers.service).sort());
  for (const names of Object.values(terms.service)) {
    expect([1, 2, 3]).toContain(names.length);
    expect(names.filter((name) => !Object.hasOwn(terms.facts, name))).toEqual([]);
  }
});

it('D31 the buy-out share of the figures is that of the language', () => {
  const { value } = v.parse(termsFile, read('terms.json', CONTENT_FOLDER)).facts.share ?? {};
  const shown = LOCALES.map((locale) => {
    const words = dealWords(locale);
    const text = (value?.[locale] ?? '').replace(/\{(\w+)\}/g, (_, name: string) => words[name] ?? '');
    return /\d+/.exec(text)?.[0];
  });
  expect(shown).toEqual(['95', '95', '60', '60']);
});

it('a review that misses something on the site has an answer', () => {
  const reviews = v.parse(reviewsFile, read('reviews.json', import.meta.dirname));
  const wishes = reviews.filter(({ text }) => text.en.includes('I wish') && /\bsite\b/.test(text.en));
  expect(wishes.map(({ id, answer }) => [id, answer !== null])).toEqual([[26, true]]);
});

it('§6 the article about regular customers says how many purchases make one', () => {
  expect(v.parse(shopFile, read('shop.json', CONTENT_FOLDER)).regular_customer.purchases).toBe(2);
  const rule: Readonly<Partial<Record<Locale, string>>> = {
    ru: 'купил у нас хотя бы две вещи',
    en: 'bought at least two pieces',
    ua: 'купив у нас принаймні дві речі',
    uz: 'kamida ikkita buyum olgan',
  };
  const folder = path.join(CONTENT_FOLDER, 'articles/dostavka-postoyannym-klientam');
  const without = LOCALES.filter(
    (locale) =>
      !readFileSync(path.join(folder, `${locale}.md`), 'utf8').includes(
        rule[locale] ?? 'a rule in this language',
      ),
  );
  expect(without).toEqual([]);
});

it('§9 whoever has pledged jewellery learns that an extension is asked for on the site', () => {
  const folder = path.join(CONTENT_FOLDER, 'services/zalog-yuvelirnyh-izdelij');
  const said = LOCALES.map((locale) => readFileSync(path.join(folder, `${locale}.md`), 'utf8'));
  expect(said.filter((text) => !text.includes('](/deferral/?reason=extension)'))).toEqual([]);
});
