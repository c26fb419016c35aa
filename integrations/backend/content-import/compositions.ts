import type { Illustrations } from '../media/illustrations.ts';
import type { DocumentName, DocumentOf } from '../content-store/formats.ts';
import { type JsonPath, lineOfJson } from './json-lines.ts';
import { ContentMistakes } from './content-mistakes.ts';

/**
 * Checks that the compositions which a document names exist.
 * @param text of the file, for the line numbers of mistakes. @param compositions undefined accepts every name.
 * @throws ContentMistakes with the line of each unknown name.
 */
export function checkCompositions<Name extends DocumentName>(
  name: Name,
  document: DocumentOf<Name>,
  text: string,
  compositions: Illustrations['compositions'],
): void {
  if (!compositions) return;
  const missing = namedIn(name, document).filter(({ composition }) => !compositions.has(composition));
  if (missing.length === 0) return;
  throw new ContentMistakes(
    missing.map(({ path, composition }) => ({
      line: lineOfJson(text, path),
      code: 'composition_at',
      values: { name: path.join('.'), composition },
    })),
  );
}

interface Named {
  path: JsonPath;
  composition: string;
}

function namedIn(name: DocumentName, document: unknown): Named[] {
  if (name === 'covers') {
    const { service, article, alt } = document as DocumentOf<'covers'>;
    return [
      ...Object.entries(service).map(([slug, composition]) => ({ path: ['service', slug], composition })),
      ...Object.entries(article).map(([slug, composition]) => ({ path: ['article', slug], composition })),
      ...Object.keys(alt).map((composition) => ({ path: ['alt', composition], composition })),
    ];
  }
  if (name === 'videos') {
    return (document as DocumentOf<'videos'>).flatMap(({ scenes }, video) =>
      scenes.map(({ motif }, scene) => ({ path: [video, 'scenes', scene, 'motif'], composition: motif })),
    );
  }
  return [];
}
