import { like, notLike } from 'drizzle-orm';
import type { DeskRequestOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { LanguageState, TextEntry } from '@tourbillon/domain/desk/text-views.ts';
import type { texts as textsCall } from '@tourbillon/domain/desk/texts.ts';
import type { Locale } from '@tourbillon/domain/i18n/locales.ts';
import { missingRows, missingTexts } from '@tourbillon/domain/texts/missing-texts.ts';
import {
  ALL_TEXT_KINDS,
  filesOfText,
  FOLDER_KINDS,
  type FolderKind,
  TEXT_KINDS,
  textOfFile,
  type TextKindName,
} from '@tourbillon/domain/texts/text-kinds.ts';
import { DOCUMENT_PREFIX } from '../content-store/company-documents.ts';
import { schema, type Database } from '../database/database.ts';
import { type ContentPlace, readContentText } from './content-place.ts';

const { articles, contentDrafts, drafts, pages, services } = schema;

/** Texts of one page. */
const PAGE = 50;

/** The state of one language of a text. */
interface LanguageOfText {
  slug: string;
  locale: string;
  title: string;
  updatedAt: string;
  /** The sort key of texts, latest first; empty for kinds that are sorted by title. */
  order: string;
  isShown: boolean;
}

/** A text of the list, with its titles in all languages. */
interface ListedText extends TextEntry {
  titles: readonly string[];
  /** One of its drafts was not published on time. */
  hasFailed: boolean;
}

/** A page of texts, with the missing languages of each, and the number of pages. */
export async function listTexts(
  database: Database,
  place: ContentPlace,
  locales: readonly Locale[],
  { kind, locale, q, only, page }: DeskRequestOf<typeof textsCall>,
  isAllowed: (kind: TextKindName) => boolean,
): Promise<{ entries: TextEntry[]; pages: number; total: number }> {
  const kinds = kind === 'all' ? ([...FOLDER_KINDS, 'lists'] as const) : [kind];
  const all: ListedText[] = [];
  for (const one of kinds) {
    if (one === 'lists') all.push(...(await listsOf(database, place, locales, isAllowed)));
    else if (isAllowed(one)) all.push(...(await folderTexts(database, one, locales, locale)));
  }
  const words = q.trim().toLowerCase();
  const found = all
    .filter(({ id, titles, kind: one }) => [id, one, ...titles].join(' ').toLowerCase().includes(words))
    .filter(({ languages, hasFailed }) => {
      if (only === 'failed') return hasFailed;
      return only === undefined || languages.some(only === 'draft' ? (one) => one.draft : isMissing);
    });
  const from = (page - 1) * PAGE;
  const entries = found.slice(from, from + PAGE).map(({ titles: _, hasFailed: __, ...entry }) => entry);
  return { entries, pages: Math.max(1, Math.ceil(found.length / PAGE)), total: found.length };
}

function isMissing({ state, lacking }: LanguageState): boolean {
  return state === 'missing' || state === 'behind' || lacking > 0;
}

async function folderTexts(
  database: Database,
  kind: FolderKind,
  locales: readonly Locale[],
  first: Locale | undefined,
): Promise<ListedText[]> {
  const rows = await knownTexts(database, kind);
  const written = await writtenOf(database, `${TEXT_KINDS[kind].name}/%`);
  const texts = Map.groupBy(rows, ({ slug }) => slug);
  for (const path of written.keys()) {
    const id = textOfFile(path)?.id ?? '';
    if (!texts.has(id)) texts.set(id, []);
  }
  const entries = [...texts].map(([id, known]) => {
    const newest = known.map(({ updatedAt }) => updatedAt).sort().at(-1) ?? ''; // prettier-ignore
    const titles = [first, ...locales].flatMap((wanted) =>
      known.filter(({ locale }) => locale === wanted).map(({ title }) => title),
    );
    const title = titles.find(Boolean) ?? id;
    const languages = filesOfText(kind, id, locales).map(({ path, locale }) => {
      const own = known.find((one) => one.locale === locale);
      const state = !own ? 'missing' : !own.isShown ? 'hidden' : own.updatedAt < newest ? 'behind' : 'shown';
      return { locale: locale as Locale, state, lacking: 0, ...draftState(written.get(path)) } as const;
    });
    const order = known.map((one) => one.order).sort().at(-1) ?? '9'; // prettier-ignore
    const hasFailed = filesOfText(kind, id, locales).some(({ path }) => Boolean(written.get(path)?.problem));
    return { order, entry: { kind, id, title, titles, languages, hasFailed } };
  });
  return entries
    .sort((a, b) => b.order.localeCompare(a.order) || a.entry.title.localeCompare(b.entry.title))
    .map(({ entry }) => entry);
}

async function knownTexts(database: Database, kind: FolderKind): Promise<LanguageOfText[]> {
  if (kind === 'articles') {
    const { slug, locale, title, updatedAt, publishedAt: order } = articles;
    const shown = await database.select({ slug, locale, title, updatedAt, order }).from(articles);
    const waiting = await database.select().from(drafts);
    return [
      ...shown.map((row) => ({ ...row, isShown: true })),
      ...waiting.map(({ slug: name, locale: language, body }) => {
        const row = body as typeof articles.$inferSelect;
        return {
          slug: name,
          locale: language,
          title: row.title,
          updatedAt: row.updatedAt,
          order: row.publishedAt,
          isShown: false,
        };
      }),
    ];
  }
  const table = kind === 'services' ? services : pages;
  const { slug, locale, title, updatedAt } = table;
  const isDocument = `${DOCUMENT_PREFIX}%`;
  const rows = await database
    .select({ slug, locale, title, updatedAt })
    .from(table)
    .where(kind === 'documents' ? like(slug, isDocument) : notLike(slug, isDocument));
  const cut = kind === 'documents' ? DOCUMENT_PREFIX.length : 0;
  return rows.map((row) => ({ ...row, slug: row.slug.slice(cut), order: '', isShown: true }));
}

async function listsOf(
  database: Database,
  place: ContentPlace,
  locales: readonly Locale[],
  isAllowed: (kind: TextKindName) => boolean,
): Promise<ListedText[]> {
  const kinds = ALL_TEXT_KINDS.filter((kind) => TEXT_KINDS[kind].files !== 'folder' && isAllowed(kind));
  const written = await writtenOf(database, '%.json');
  return Promise.all(
    kinds.map(async (kind) => {
      const files = await Promise.all(
        filesOfText(kind, '', locales).map(async (file) => ({
          ...file,
          value: await readValue(place, file.path),
        })),
      );
      const [only] = files;
      const isOne = TEXT_KINDS[kind].files === 'one';
      const lacking = isOne
        ? missingTexts(only?.value, locales)
        : missingRows(Object.fromEntries(files.map(({ locale, value }) => [locale, value])), locales);
      const languages = locales.map((locale) => {
        const file = isOne ? only : files.find((one) => one.locale === locale);
        const isThere = file?.value !== undefined;
        const state = isThere ? ('shown' as const) : ('missing' as const);
        return { locale, state, lacking: lacking[locale], ...draftState(written.get(file?.path ?? '')) };
      });
      const hasFailed = filesOfText(kind, '', locales).some(({ path }) =>
        Boolean(written.get(path)?.problem),
      );
      return { kind, id: '', title: '', titles: [], languages, hasFailed };
    }),
  );
}

/** @returns undefined when the file does not exist, cannot be read, or is not valid JSON. */
async function readValue(place: ContentPlace, path: string): Promise<unknown> {
  try {
    const file = await readContentText(place, path);
    return file && (JSON.parse(file.text.replace(/^\uFEFF/, '')) as unknown);
  } catch {
    return undefined;
  }
}

type Written = Pick<typeof contentDrafts.$inferSelect, 'path' | 'publishAt' | 'problem'>;

async function writtenOf(database: Database, paths: string): Promise<Map<string, Written>> {
  const { path, publishAt, problem } = contentDrafts;
  const rows = await database
    .select({ path, publishAt, problem })
    .from(contentDrafts)
    .where(like(path, paths));
  return new Map(rows.map((row) => [row.path, row]));
}

function draftState(draft: Written | undefined): Pick<LanguageState, 'draft' | 'publish_at'> {
  return { draft: draft !== undefined, publish_at: draft?.publishAt?.toISOString() ?? null };
}
