import { isLocale } from '@tourbillon/domain/i18n/locales.ts';
import type { schema } from '../database/database.ts';
import {
  articleFacts,
  DOCUMENTS,
  faqFile,
  pageFacts,
  serviceFacts,
  type DocumentName,
  type DocumentOf,
} from '../content-store/formats.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { checkImageFile } from '../media/picture-files.ts';
import * as v from 'valibot';
import { checkCompositions } from './compositions.ts';
import type { ContentFile } from './content-file.ts';
import { ContentMistakes, issueMistake } from './content-mistakes.ts';
import { checkBody, parseFrontMatter, readFacts } from './front-matter.ts';
import { readJson } from './read-json.ts';
import { fillJson, fillMatter, type ShopWords } from './shop-words.ts';
import { sourcesParagraph } from './text-sources.ts';
import { readCover, readPictures } from './text-pictures.ts';

/** The folder of a file, and the names that texts may use. */
export interface ImportPlace {
  folder: string;
  compositions: Illustrations['compositions'];
  /** Placeholders that its texts may use. */
  words: ShopWords;
}

/** The content of a file, as the rows that it becomes. */
export type ReadContent =
  | { kind: 'picture' }
  | { kind: 'document'; name: DocumentName; body: unknown }
  | { kind: 'faq'; rows: (typeof schema.faq.$inferInsert)[] }
  | { kind: 'articles'; row: typeof schema.articles.$inferSelect; draft: boolean }
  | { kind: 'pages'; row: typeof schema.pages.$inferSelect }
  | { kind: 'services'; row: typeof schema.services.$inferSelect };

/**
 * Validates a file by the rules of `content/README.md`, and stores nothing.
 * @param place the folder of the file, which contains the pictures, and the compositions that can be drawn.
 * @throws ContentMistakes when the file is not valid.
 */
export async function readContent(
  file: ContentFile,
  bytes: Buffer,
  place: ImportPlace,
): Promise<ReadContent> {
  if (file.kind === 'picture') {
    await checkImageFile(file.name, bytes);
    return { kind: 'picture' };
  }
  const text = bytes.toString('utf8');
  if (file.kind === 'document') return readDocumentFile(file.name, text, place);
  if (file.kind === 'faq') {
    const { locale } = file;
    const questions = fillJson(readJson(faqFile, text), text, place.words, locale);
    const rows = questions.map(({ id, question, answer }) => ({
      id,
      locale,
      question,
      answer: renderMarkdown(answer).html,
    }));
    return { kind: 'faq', rows };
  }
  return readTextFile(file, text, place);
}

async function readTextFile(
  { kind, slug, locale }: Extract<ContentFile, { slug: string }>,
  text: string,
  { folder, compositions, words }: ImportPlace,
): Promise<ReadContent> {
  const matter = fillMatter(parseFrontMatter(text), words[locale]);
  checkBody(matter);
  const body = matter.body + sourcesParagraph(matter.facts.sources, locale);
  const rendered = renderMarkdown(body, await readPictures(folder, matter, compositions));
  const texts = { slug, locale, ...rendered };
  if (kind === 'articles') {
    const { published, updated, show_main_page, draft, cover_alt, ...known } = readFacts(
      articleFacts,
      matter,
    );
    const { sources: _, ...rest } = known;
    const cover = await readCover(folder, matter, { ...rest, cover_alt });
    const days = { publishedAt: published, updatedAt: updated };
    return { kind, row: { ...texts, ...rest, ...days, cover, showMainPage: show_main_page }, draft };
  }
  if (kind === 'pages') {
    const { updated, sources: _, ...rest } = readFacts(pageFacts, matter);
    return { kind, row: { ...texts, ...rest, updatedAt: updated } };
  }
  const { updated, order, cover_alt, ...rest } = readFacts(serviceFacts, matter);
  const cover = await readCover(folder, matter, { ...rest, cover_alt });
  return { kind, row: { ...texts, ...rest, cover, position: order, updatedAt: updated } };
}

function readDocumentFile(
  name: DocumentName,
  text: string,
  { compositions, words }: Omit<ImportPlace, 'folder'>,
): ReadContent {
  const language = name.split('/').find(isLocale);
  const body: unknown =
    name === 'logo' ? readLogo(text) : fillJson(readJson(DOCUMENTS[name], text), text, words, language);
  checkCompositions(name, body as DocumentOf<typeof name>, text, compositions);
  return { kind: 'document', name, body };
}

/** A logo is an SVG file; the stored document contains it as JSON. */
function readLogo(svg: string): DocumentOf<'logo'> {
  const read = v.safeParse(DOCUMENTS.logo, { svg });
  if (read.success) return read.output;
  throw new ContentMistakes(read.issues.map((issue) => issueMistake(issue, 'logo', { line: 1 })));
}
