import { integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A second-level heading, for links in the table of contents. */
export interface Heading {
  id: string;
  text: string;
}

/** A photograph on the cover of a text: a file of the folder `pictures`. */
export interface CoverPhotograph {
  src: string;
  width: number;
  height: number;
  /** A data URL. */
  placeholder: string;
  /** Description of the photograph, in the language of the text. */
  alt: string;
}

const textColumns = {
  slug: text().notNull(),
  locale: text().notNull(),
  title: text().notNull(),
  description: text().notNull(),
  /** Sanitised by the import, so it can be shown without further checks. */
  html: text().notNull(),
  headings: jsonb().$type<Heading[]>().notNull(),
  /** ISO date. */
  updatedAt: text().notNull(),
};

/** Articles, news, analytics and the other types of §3, one row per language. */
export const articles = pgTable(
  'articles',
  {
    ...textColumns,
    cover: jsonb().$type<CoverPhotograph>(),
    type: integer().notNull(),
    publishedAt: text().notNull(),
    /** Slug of an expert, or a name. */
    author: text().notNull(),
    /** Slugs of the services that are offered at the end. */
    services: jsonb().$type<string[]>().notNull(),
    /** 1 for analytics shown on the home page (§3). */
    showMainPage: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
);

/** Pages of text, such as `about`, one row per language. */
export const pages = pgTable('pages', textColumns, (table) => [
  primaryKey({ columns: [table.slug, table.locale] }),
]);

/** Services (§3), one row per language; the text is a page with the same slug. */
export const services = pgTable(
  'services',
  {
    ...textColumns,
    cover: jsonb().$type<CoverPhotograph>(),
    position: integer().notNull(),
    lead: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.slug, table.locale] })],
);

/** Questions and answers, one row per language; the answer is sanitised HTML. */
export const faq = pgTable(
  'faq',
  {
    id: integer().notNull(),
    locale: text().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id, table.locale] })],
);

/** Content that is stored as one JSON document: menu, shop, contacts, messages. */
export const contentDocuments = pgTable('content_documents', {
  name: text().primaryKey(),
  body: jsonb().notNull(),
});

/** Imported files and their hashes, so that unchanged files are skipped. */
export const contentFiles = pgTable('content_files', {
  path: text().primaryKey(),
  hash: text().notNull(),
});
