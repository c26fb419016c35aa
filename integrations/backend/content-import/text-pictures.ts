import { drawnPicture } from '../media/content-pictures.ts';
import type { Illustrations } from '../media/illustrations.ts';
import { imageFile, isImageName } from '../media/picture-files.ts';
import type { FrontMatter } from './front-matter.ts';
import { ContentMistakes, type Mistake } from './content-mistakes.ts';
import type { TextPicture } from '../content-store/text-picture.ts';

/** A whole line, as content/README.md wants it: `![what is seen](name "what stands below it")`. */
const LINE = /^!\[([^\]]*)\]\(([^)\s]*)(?:\s+(?:"[^"]*"|'[^']*'))?\)$/;

/** Before the name of a composition of the covers. */
const DRAWN = 'drawn/';

/** Whether a text names a file of the folder `pictures`. */
export function mentions(text: string, picture: string): boolean {
  return text.includes(`](${picture}`);
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
    const wrong = (reason: string) => mistakes.push({ line: lines.body + index, reason });
    const [whole, alt = '', name = ''] = LINE.exec(line.trimEnd()) ?? [];
    if (!whole || isWritten(all[index - 1]) || isWritten(all[index + 1])) {
      wrong('a picture is a paragraph of its own: ![what is seen](name "what stands below it")');
    } else if (alt.trim() === '') {
      wrong(`the picture ${name} does not say what is seen, ![here]: who cannot see it hears that`);
    } else {
      await findPicture(folder, name, compositions).then(
        (picture) => pictures.set(name, picture),
        (error: unknown) => wrong(error instanceof Error ? error.message : String(error)),
      );
    }
  }
  if (mistakes.length > 0) throw new ContentMistakes(mistakes);
  return pictures;
}

function isWritten(line: string | undefined): boolean {
  return line !== undefined && line.trim() !== '';
}

/** @throws an Error in an editor's words. */
async function findPicture(
  folder: string,
  name: string,
  compositions: Illustrations['compositions'],
): Promise<TextPicture> {
  if (name.startsWith(DRAWN)) {
    const composition = name.slice(DRAWN.length);
    if (compositions ? compositions.has(composition) : /^\w+$/.test(composition))
      return drawnPicture(composition);
    throw new Error(`there is no composition "${composition}"`);
  }
  if (isImageName(name)) return imageFile(folder, name);
  throw new Error(
    `"${name}" is no picture: a file of the folder pictures, like lug-to-lug.svg, or drawn/ and a composition`,
  );
}
