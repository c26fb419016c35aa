import type { TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import { readMatter } from '@tourbillon/domain/texts/front-matter-lines.ts';
import { contentFile } from '../content-import/content-file.ts';
import { mistakesIn } from '../content-import/content-mistakes.ts';
import { readContent, type ReadContent } from '../content-import/read-content.ts';
import { readShopWords } from '../content-import/shop-words.ts';
import { renderMarkdown } from '../content-store/markdown.ts';
import type { Database } from '../database/database.ts';
import { withDrawings } from '../media/content-pictures.ts';
import type { Illustrations } from '../media/illustrations.ts';
import type { ContentPlace } from './content-place.ts';

/** The preview of a text, and its problems. */
export interface TextPreview {
  problems: TextProblem[];
  title: string;
  description: string;
  html: string;
}

/** Validates a text by the rules of the import, and stores nothing. */
export async function checkText(
  database: Database,
  place: ContentPlace,
  illustrations: Illustrations,
  path: string,
  text: string,
): Promise<TextPreview> {
  const file = contentFile(path);
  if (!file) return { ...NOTHING, problems: [{ line: null, field: null, code: 'no_text', values: {} }] };
  try {
    const words = await readShopWords(database, place.folder);
    const { folder, compositions } = place;
    const read = await readContent(file, Buffer.from(text), { folder, compositions, words });
    return { problems: [], ...looksOf(read, illustrations) };
  } catch (error) {
    return { ...looksAnyway(path, text), problems: problemsOf(error) };
  }
}

const NOTHING = { title: '', description: '', html: '' };

function problemsOf(error: unknown): TextProblem[] {
  return mistakesIn(error).map(({ field = null, ...mistake }) => ({ field, ...mistake }));
}

function looksOf(read: ReadContent, illustrations: Illustrations): Omit<TextPreview, 'problems'> {
  switch (read.kind) {
    case 'articles':
    case 'pages':
    case 'services': {
      const { title, description, html } = read.row;
      return { title, description, html: withDrawings(illustrations, html) };
    }
    case 'faq':
      return {
        ...NOTHING,
        html: read.rows.map(({ question, answer }) => `${asHeading(question)}${answer}`).join('\n'),
      };
    default:
      return NOTHING;
  }
}

/** A preview of a text with mistakes, without its pictures. */
function looksAnyway(path: string, text: string): Omit<TextPreview, 'problems'> {
  if (!path.endsWith('.md')) return NOTHING;
  const { facts, body } = readMatter(text);
  const fact = (key: string) => facts.find((one) => one.key === key)?.value ?? '';
  return { title: fact('title'), description: fact('description'), html: renderMarkdown(body).html };
}

function asHeading(question: string): string {
  return renderMarkdown(`## ${question.replaceAll('\n', ' ')}`).html;
}
