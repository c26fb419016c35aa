import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { TABLE_LOCALES, type TableLocale } from '@tourbillon/domain/i18n/locales.ts';
import {
  expertsFile,
  faqFile,
  guidesFile,
  questionsFile,
  reviewsFile,
  videosFile,
} from '../content-store/formats.ts';
import { contactsFile } from '../content-store/contacts-format.ts';
import { CONTENT_FOLDER } from './import-content.ts';

const text = (name: string) => readFileSync(path.join(CONTENT_FOLDER, name), 'utf8');
const read = (name: string): unknown => JSON.parse(text(name));
const invented = (name: string) => readFileSync(path.join(demonstration.contentFolder, name), 'utf8');
const readInvented = (name: string): unknown => JSON.parse(invented(name));
const SERVICES = readdirSync(path.join(CONTENT_FOLDER, 'services')).sort();
const questions = v.parse(questionsFile, read('questions.json'));
const guides = v.parse(guidesFile, read('guides.json'));
const experts = v.parse(expertsFile, readInvented('experts.json'));
const reviews = v.parse(reviewsFile, readInvented('reviews.json'));
const videos = v.parse(videosFile, readInvented('videos.json'));
const faq = (locale: TableLocale) => v.parse(faqFile, read(`faq/${locale}.json`));
const IDS = faq('ru').map(({ id }) => id);

/** Whether an object somewhere contains a text in some of the languages but not in all. */
function hasGaps(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const given = TABLE_LOCALES.filter((locale) => Object.hasOwn(value, locale));
  const isPartial = given.length > 0 && given.length < TABLE_LOCALES.length;
  return isPartial || Object.values(value).some(hasGaps);
}

/** Named slugs that are not services. */
const unknown = (named: readonly string[]) => named.filter((slug) => !SERVICES.includes(slug));

describe('§1 services', () => {
  test('there are 17, each in four languages', () => {
    expect(SERVICES).toHaveLength(17);
    const files = SERVICES.map((slug) => readdirSync(path.join(CONTENT_FOLDER, 'services', slug)).sort());
    expect(files.filter((names) => names.join() !== 'en.md,ru.md,ua.md,uz.md')).toEqual([]);
  });

  test('each has related ones, an expert and at least four questions', () => {
    expect(Object.keys(guides).sort()).toEqual(SERVICES);
    expect(Object.keys(questions.service).sort()).toEqual(SERVICES);
    const weak = SERVICES.filter(
      (slug) =>
        (questions.service[slug]?.length ?? 0) < 4 ||
        !experts.some(({ services }) => services.includes(slug)) ||
        guides[slug]?.related.includes(slug),
    );
    expect(weak).toEqual([]);
    expect(unknown(Object.values(guides).flatMap(({ related }) => related))).toEqual([]);
  });
});

describe('decision 30', () => {
  test('every text of the JSON files is in four languages: what is missing would be shown in another', () => {
    const files = readdirSync(CONTENT_FOLDER).filter((name) => name.endsWith('.json'));
    expect(files.length).toBeGreaterThan(10);
    const lacking = files.filter((name) => hasGaps(read(name)));
    expect(lacking.filter((name) => name !== 'contacts.json')).toEqual([]);
    const { cities, offices } = read('contacts.json') as Record<'cities' | 'offices', unknown>;
    expect(hasGaps(cities) || hasGaps(offices)).toBe(false);
  });
});

describe('D14 questions', () => {
  test.each(TABLE_LOCALES)('%s has the same questions as ru, none twice', (locale) => {
    expect(faq(locale).map(({ id }) => id)).toEqual(IDS);
    expect(new Set(faq(locale).map(({ question }) => question)).size).toBe(IDS.length);
  });

  test('24 and more have a topic, and only one; the others have a service', () => {
    const placed = questions.topics.flatMap((topic) => topic.questions);
    expect(placed.length).toBeGreaterThanOrEqual(24);
    expect(new Set(placed).size).toBe(placed.length);
    const asked = new Set(Object.values(questions.service).flat());
    expect(IDS.filter((id) => !placed.includes(id) && !asked.has(id))).toEqual([]);
    const named = [...placed, ...asked, ...questions.home];
    expect(named.filter((id) => !IDS.includes(id))).toEqual([]);
  });
});

describe('§2 experts, reviews, videos', () => {
  test('every service they name exists', () => {
    expect(unknown(experts.flatMap(({ services }) => services))).toEqual([]);
    expect(unknown(reviews.map(({ service }) => service))).toEqual([]);
    expect(unknown(videos.flatMap(({ services }) => services))).toEqual([]);
  });

  test('every office has somebody who sees clients there, and every expert an office', () => {
    const { offices } = v.parse(contactsFile, read('contacts.json'));
    const aliases = offices.map(({ alias }) => alias).sort();
    expect([...new Set(experts.flatMap((expert) => expert.offices))].sort()).toEqual(aliases);
    expect(experts.filter((expert) => expert.offices.length === 0)).toEqual([]);
  });

  test('there are 24 reviews and more, of cities that exist, no id twice', () => {
    const { cities } = v.parse(contactsFile, read('contacts.json'));
    expect(reviews.length).toBeGreaterThanOrEqual(24);
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(reviews.filter(({ city }) => !cities.some(({ alias }) => alias === city))).toEqual([]);
  });

  test('there are 8 videos and more, no scene of one drawn like another', () => {
    expect(videos.length).toBeGreaterThanOrEqual(8);
    const doubled = videos.filter(
      ({ scenes }) => new Set(scenes.map(({ motif }) => motif)).size < scenes.length,
    );
    expect(doubled.map(({ slug }) => slug)).toEqual([]);
  });
});

describe('letters of the language', () => {
  const FOREIGN: Record<TableLocale, RegExp> = {
    ru: /[іїєґ]/iu,
    en: /\p{Script=Cyrillic}/u,
    ua: /[ыэъё]|ґґ|\p{L}'\p{L}/iu,
    uz: /\p{Script=Cyrillic}|[og]['’‘`]/iu,
  };
  const documents = [guides, questions, experts, reviews, videos];

  test.each(TABLE_LOCALES)('%s has none of another', (locale) => {
    const files = SERVICES.map((slug) => text(`services/${slug}/${locale}.md`));
    const words = [...documents.flatMap((one) => wordsOf(one, locale)), ...files, text(`faq/${locale}.json`)];
    expect(words.filter((one) => FOREIGN[locale].test(one))).toEqual([]);
  });
});

/** All texts of a document in one language. */
function wordsOf(value: unknown, locale: TableLocale): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) =>
    key === locale && typeof one === 'string' ? [one] : wordsOf(one, locale),
  );
}
