import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { TERM_GROUPS } from '@tourbillon/domain/contract/watch-knowledge.ts';
import { TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { svgFaults } from '@tourbillon/demonstration/samples/svg-faults.ts';
import { famousPicture } from '../media/content-pictures.ts';
import { CONTENT_FOLDER } from './import-content.ts';
import {
  famousFile,
  famousWords,
  glossaryFile,
  glossaryWords,
} from '../content-store/watch-knowledge-formats.ts';

const read = (name: string): unknown => JSON.parse(readFileSync(path.join(CONTENT_FOLDER, name), 'utf8'));
const { illustrations } = demonstration;
const terms = v.parse(glossaryFile, read('glossary.json'));
const famous = v.parse(famousFile, read('famous.json'));
const wordsOf = (locale: TableLocale) => ({
  glossary: v.parse(glossaryWords, read(`glossary/${locale}.json`)),
  famous: v.parse(famousWords, read(`famous/${locale}.json`)),
});

/** Letters of another language, and wrong kinds of apostrophes. */
const WRONG: Record<TableLocale, RegExp> = {
  ru: /[іїєґʻʼ]/i,
  en: /\p{Script=Cyrillic}|'/u,
  ua: /[ыэъёʻʼ']/i,
  uz: /\p{Script=Cyrillic}|['`]|[og]’/iu,
};

/** Number of words of a definition: enough to explain a thing, and short enough to read at a glance. */
const LENGTH = { least: 20, most: 60 };

it('§2 glossary: seventy terms at least, each id once, every group in use', () => {
  const ids = terms.map(({ id }) => id);
  expect(ids.length).toBeGreaterThanOrEqual(70);
  expect(new Set(ids).size).toBe(ids.length);
  expect(new Set(terms.map(({ group }) => group))).toEqual(new Set(TERM_GROUPS));
});

it('§2 glossary: a term sends its reader to other terms that exist', () => {
  const ids = new Set(terms.map(({ id }) => id));
  const astray = terms.filter(
    ({ id, see }) => see.length === 0 || see.some((one) => one === id || !ids.has(one)),
  );
  expect(astray.map(({ id }) => id)).toEqual([]);
});

it('D21 famous watches: twenty at least, each id once, the oldest first', () => {
  const ids = famous.map(({ id }) => id);
  const years = famous.map(({ year }) => year);
  expect(ids.length).toBeGreaterThanOrEqual(20);
  expect(new Set(ids).size).toBe(ids.length);
  expect(years).toEqual(years.toSorted((one, other) => one - other));
});

it('drawings: every famous watch is drawn well and like no other', () => {
  expect(famous.flatMap((watch) => svgFaults(illustrations.drawFamousWatch(watch)))).toEqual([]);
  expect(new Set(famous.map((watch) => famousPicture(illustrations, watch).src)).size).toBe(famous.length);
});

describe.each(TABLE_LOCALES)('words of %s', (locale) => {
  const words = wordsOf(locale);

  test('§2 glossary: the same terms, famous watches likewise', () => {
    expect(Object.keys(words.glossary).sort()).toEqual(terms.map(({ id }) => id).sort());
    expect(Object.keys(words.famous).sort()).toEqual(famous.map(({ id }) => id).sort());
  });

  test('no letters of another language', () => {
    const entries = [...Object.values(words.glossary), ...Object.values(words.famous)];
    const texts = entries.flatMap<string>((entry) => Object.values(entry));
    expect(texts.filter((text) => WRONG[locale].test(text))).toEqual([]);
  });

  test('titles differ, definitions are neither too short nor too long', () => {
    const entries = Object.entries(words.glossary);
    expect(new Set(entries.map(([, { title }]) => title)).size).toBe(entries.length);
    const lengths = entries.map(([id, { text }]) => ({ id, length: text.split(/\s+/).length }));
    expect(lengths.filter(({ length }) => length < LENGTH.least || length > LENGTH.most)).toEqual([]);
  });

  test('a definition does not begin with its own title', () => {
    const echoes = Object.values(words.glossary).filter(({ title, text }) => text.startsWith(title));
    expect(echoes.map(({ title }) => title)).toEqual([]);
  });
});
