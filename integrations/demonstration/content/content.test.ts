import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { expect, it, test } from 'vitest';
import { MOTIFS } from '../drawing/covers/motifs/index.ts';
import { coversFile, expertsFile, termsFile } from '@tourbillon/backend/content-store/formats.ts';
import { dealWords } from '@tourbillon/backend/content-import/loan-words.ts';
import { parseFrontMatter } from '@tourbillon/backend/content-import/front-matter.ts';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';

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
