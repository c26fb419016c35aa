import { drawnPicture } from '../media/content-pictures.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { coverFile, imageFile, isImageName, PictureMistake } from '../media/picture-files.ts';
import type { FrontMatter } from './front-matter.ts';
import type { CoverPhotograph } from '../database/schema/content.ts';
import { ContentMistakes, type Mistake, mistakesIn } from './content-mistakes.ts';
import type { TextPicture } from '../content-store/text-picture.ts';

/** A picture on its own line (content/README.md): `![description](name "caption")`. */
const LINE = /^!\[([^\]]*)\]\(([^)\s]*)(?:\s+(?:"[^"]*"|'[^']*'))?\)$/;

/** Prefix of the name of a drawn composition. */
const DRAWN = 'drawn/';

/** Whether a text uses a file of the folder `pictures`, in its body or as its cover. */
export function usesPicture(text: string, picture: string): boolean {
  return text.includes(`](${picture}`) || text.includes(`\ncover: ${picture}`);
}

/**
 * The pictures of a text, by the names that the text uses.
 * @param folder of the content, whose folder `pictures` contains the files.
 * @param compositions that can be drawn; undefined accepts every name.
 * @throws ContentMistakes with the line of each picture that does not exist, has no description or is inside a
 * paragraph.
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
 * @throws ContentMistakes when the file does not exist, or its description is missing.
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
