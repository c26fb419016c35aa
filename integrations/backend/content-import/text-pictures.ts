import { drawnPicture } from '../media/content-pictures.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { coverFile, imageFile, isImageName, PictureMistake } from '../media/picture-files.ts';
import type { FrontMatter } from './front-matter.ts';
import type { CoverPhotograph } from '../database/schema/content.ts';
import { ContentMistakes, type Mistake, mistakesIn } from './content-mistakes.ts';
import type { TextPicture } from '../content-store/text-picture.ts';

/** A whole line, as content/README.md wants it: `![what is seen](name "what stands below it")`. */
const LINE = /^!\[([^\]]*)\]\(([^)\s]*)(?:\s+(?:"[^"]*"|'[^']*'))?\)$/;

/** Before the name of a composition of the covers. */
const DRAWN = 'drawn/';

/** Whether a text names a file of the folder `pictures`, within it or as its cover. */
export function mentions(text: string, picture: string): boolean {
  return text.includes(`](${picture}`) || text.includes(`\ncover: ${picture}`);
}

/**
 * The pictures that a text names, by the name it calls them.
 * @param folder of the content, whose `pictures` has the files.
 * @param compositions that can be drawn; undefined accepts every name.
 * @throws ContentMistakes with the line of each that is not there, has no words or stands within a paragraph.
 */
export async function readPictures(
  folder: string,
  { body, lines }: FrontMatter,
  compositions: Illustrations['compositions'],
): Promise<Map<string, TextPicture>> {
  const pictures = new Map<string, TextPicture>();
  const mistakes: Mistake[] = [];
  const all = body.split('\n');
  for (const [index, line] of all.entries()) {
    if (!line.includes('![')) continue;
    const at = { line: lines.body + index };
    const [whole, alt = '', name = ''] = LINE.exec(line.trimEnd()) ?? [];
    if (!whole || isWritten(all[index - 1]) || isWritten(all[index + 1])) {
      mistakes.push({ ...at, code: 'picture_alone', values: {} });
    } else if (alt.trim() === '') {
      mistakes.push({ ...at, code: 'picture_unseen', values: { picture: name } });
    } else {
      await findPicture(folder, name, compositions).then(
        (picture) => pictures.set(name, picture),
        (error: unknown) => mistakes.push(...mistakesIn(error).map((one) => ({ ...one, ...at }))),
      );
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  return pictures;
}

/**
 * The photograph on the cover of a text; null where it has none.
 * @throws ContentMistakes when there is no such file, or nobody has said what is seen on it.
 */
export async function readCover(
  folder: string,
  { facts, lines }: FrontMatter,
  { cover, cover_alt: alt }: { cover?: string | undefined; cover_alt?: string | undefined },
): Promise<CoverPhotograph | null> {
  if (cover === undefined) return null;
  const at = { line: lines.facts.cover ?? 1, field: 'cover' };
  if (alt === undefined) {
    const values = { name: '"cover_alt"', received: String(facts.cover_alt) };
    throw new ContentMistakes([{ ...at, field: 'cover_alt', code: 'missing', values }]);
  }
  try {
    return { ...(await coverFile(folder, cover)), alt };
  } catch (error) {
    throw new ContentMistakes(mistakesIn(error).map((one) => ({ ...one, ...at })));
  }
}

function isWritten(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== '';
}

/** @throws PictureMistake. */
async function findPicture(
  folder: string,
  name: string,
  compositions: Illustrations['compositions'],
): Promise<TextPicture> {
  if (name.startsWith(DRAWN)) {
    const composition = name.slice(DRAWN.length);
    if (compositions ? compositions.has(composition) : /^\w+$/.test(composition))
      return drawnPicture(composition);
    throw new PictureMistake('composition', { composition });
  }
  if (isImageName(name)) return imageFile(folder, name);
  throw new PictureMistake('picture_unknown', { picture: name });
}
