import { setImmediate as nextTurn } from 'node:timers/promises';
import { asc, desc, inArray } from 'drizzle-orm';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { LISTS } from '@tourbillon/domain/sections/sections.ts';
import { placeOfBrandPage } from '@tourbillon/domain/texts/brand-page.ts';
import { DOCUMENT_PREFIX } from '../../content-store/company-documents.ts';
import { schema, type Database } from '../../database/database.ts';
import { readDocument } from '../../content-store/read-document.ts';
import { langOf, localesFor, preferredTranslations } from '../../content-store/translations.ts';
import { TEXT_FIELDS } from './text-fields.ts';
import { words } from '../../language/fold.ts';
import { stemsOf } from '../../language/stem.ts';
import { loadAnswerTexts, type AnswerTexts } from './answer-texts.ts';
import { expertTexts, videoTexts } from './document-texts.ts';
import { createTermIndex, type TermIndex } from './term-index.ts';
import type { FoundText, TextSource } from './found-text.ts';

/** The texts of a host's language, for the search. */
export interface SearchedTexts {
  index: TermIndex;
  texts: readonly FoundText[];
  /** Every form of every word in the texts. */
  words: ReadonlySet<string>;
  answers: AnswerTexts;
}

/** Slugs of texts that are only introductions of other pages. */
const INTRODUCTIONS = new Set(['article', 'uslugi', ...LISTS.keys()]);

/** Whether a text has no page of its own: an introduction, or a text below the list of a brand. */
function isIntroduction(slug: string): boolean {
  return INTRODUCTIONS.has(slug) || placeOfBrandPage(slug) !== undefined;
}

/** Texts read or indexed before other requests are processed. */
const TEXTS_AT_ONCE = 20;
const ROWS_AT_ONCE = 200;

/** Maximum number of words of a text that are indexed. */
const MOST_WORDS = 5_000;

/** Reads the texts of a locale: services in their order, articles the newest first, pages, questions, experts, videos. */
export async function loadTexts(database: Database, locale: Locale): Promise<SearchedTexts> {
  const sources = [
    ...(await services(database, locale)),
    ...(await articles(database, locale)),
    ...(await pages(database, locale)),
    ...(await questions(database, locale)),
    ...(await expertTexts(database, locale)),
    ...(await videoTexts(database, locale)),
  ];
  const known = new Set<string>();
  const entries: { terms: string[]; standing: number }[] = [];
  for (const source of sources) {
    const title = stemsOfText(source.title);
    const lead = stemsOfText(source.description);
    const body = stemsOfText(source.body);
    for (const stem of [...title, ...lead, ...body]) known.add(stem);
    const terms = [
      ...(source.kind === 'service' ? [`${TEXT_FIELDS.wish}:${source.slug}`] : []),
      ...title.map((stem) => `${TEXT_FIELDS.title}:${stem}`),
      ...lead.map((stem) => `${TEXT_FIELDS.lead}:${stem}`),
      ...body.map((stem) => `${TEXT_FIELDS.body}:${stem}`),
    ];
    entries.push({ terms, standing: 0 });
    if (entries.length % TEXTS_AT_ONCE === 0) await nextTurn();
  }
  const answers = await loadAnswerTexts(database, locale);
  const texts = sources.map(({ body: _, ...text }) => text);
  return { index: await createTermIndex(entries), texts, words: known, answers };
}

function stemsOfText(text: string): string[] {
  return [...new Set(words(text).slice(0, MOST_WORDS).flatMap(stemsOf))];
}

/** Removes tags, and the places of tables. Stored HTML is sanitised, so this is enough. */
function plain(html: string): string {
  return html.replace(/<[^>]*>|\{(?:prices|data) [^}]*\}/g, ' ').replace(/&[a-z]+;|&#\d+;/g, ' ');
}

async function services(database: Database, locale: Locale): Promise<TextSource[]> {
  const { services: table } = schema;
  const rows = await database
    .select()
    .from(table)
    .where(inArray(table.locale, localesFor(locale)))
    .orderBy(asc(table.position));
  return preferredTranslations(rows, ({ slug }) => slug, locale).map(
    ({ slug, title, lead, description, html, ...row }) => ({
      kind: 'service',
      slug,
      title,
      description: lead,
      lang: langOf(row.locale),
      body: `${description} ${plain(html)}`,
    }),
  );
}

async function articles(database: Database, locale: Locale): Promise<TextSource[]> {
  const { articles: table } = schema;
  const rows = await database
    .select({ slug: table.slug, locale: table.locale })
    .from(table)
    .where(inArray(table.locale, localesFor(locale)))
    .orderBy(desc(table.publishedAt), asc(table.slug));
  const shown = preferredTranslations(rows, ({ slug }) => slug, locale);
  const sources = new Map<string, TextSource>();
  for (let start = 0; start < shown.length; start += ROWS_AT_ONCE) {
    for (const one of await articleTexts(database, shown.slice(start, start + ROWS_AT_ONCE))) {
      sources.set(one.slug, one);
    }
    await nextTurn();
  }
  return shown.flatMap(({ slug }) => sources.get(slug) ?? []);
}

/** Texts of a batch of articles, in any order. */
async function articleTexts(
  database: Database,
  shown: readonly { slug: string; locale: string }[],
): Promise<TextSource[]> {
  const { articles: table } = schema;
  const written = new Map(shown.map(({ slug, locale }) => [slug, locale]));
  const { slug, locale, title, description, html } = table;
  const rows = await database
    .select({ slug, locale, title, description, html })
    .from(table)
    .where(inArray(slug, [...written.keys()]));
  return rows
    .filter((row) => written.get(row.slug) === row.locale)
    .map((row) => ({
      kind: 'article',
      slug: row.slug,
      title: row.title,
      description: row.description,
      lang: langOf(row.locale),
      body: plain(row.html),
    }));
}

async function pages(database: Database, locale: Locale): Promise<TextSource[]> {
  const { pages: table } = schema;
  const rows = await database
    .select()
    .from(table)
    .where(inArray(table.locale, localesFor(locale)))
    .orderBy(asc(table.slug));
  return (
    preferredTranslations(rows, ({ slug }) => slug, locale)
      // Documents of the companies have no pages of their own.
      .filter(({ slug }) => !isIntroduction(slug) && !slug.startsWith(DOCUMENT_PREFIX))
      .map(({ slug, title, description, html, ...row }) => ({
        kind: 'page',
        slug,
        title,
        description,
        lang: langOf(row.locale),
        body: plain(html),
      }))
  );
}

/**
 * Questions of a topic. Questions only about services are left out: they are shown on the page of the service, which
 * the search finds anyway.
 */
async function questions(database: Database, locale: Locale): Promise<TextSource[]> {
  const { faq } = schema;
  const about = await readDocument(database, 'questions');
  const placed = new Set(about?.topics.flatMap((topic) => topic.questions));
  const rows = await database
    .select()
    .from(faq)
    .where(inArray(faq.locale, localesFor(locale)))
    .orderBy(asc(faq.id));
  return preferredTranslations(rows, ({ id }) => id, locale)
    .filter(({ id }) => placed.has(id))
    .map(({ id, question, answer, ...row }) => ({
      kind: 'question',
      slug: String(id),
      title: question,
      description: plain(answer).replace(/\s+/g, ' ').trim().slice(0, 200),
      lang: langOf(row.locale),
      body: plain(answer),
    }));
}
