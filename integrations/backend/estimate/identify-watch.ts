/** Known facts of a watch that may match a description. */
interface Candidate {
  model: string | null;
  /** Words of the model, normalized for comparison. */
  modelWords: string;
  collectionId: number | null;
  reference: string | null;
  /** The reference without its dots and dashes. */
  compact: string | null;
  material: string | null;
}

/** The facts of the watch after the match. */
interface IdentifiedWatch {
  reference: string | null;
  /** The reference as the archive writes it. */
  written: string | null;
  model: string | null;
  collectionId: number | null;
  material: string | null;
  /** Matching references without dots and dashes: one, or all that begin with the typed text. */
  references: readonly string[];
}

/** A reference as the visitor typed it. */
export interface TypedReference {
  compact: string;
  /** A whole reference, the beginning of one, or a stem: an unknown reference without its last letters. */
  as: 'whole' | 'beginning' | 'stem';
}

/** Share of the candidates that must have the same value before it is accepted. */
const AGREE = 0.6;

/**
 * Decides which watch a description means. A typed reference, whole or its beginning, decides all facts. Otherwise
 * the model whose name was typed, or the most frequent model, decides the model and collection. Only a reference
 * decides the material: if most watches of a model are steel, a gold one is still gold. An unknown reference is never
 * replaced with a similar one (decision 84); its stem decides only model and collection.
 * @param meant the typed reference, if any, and the words other than the brand.
 */
export function identifyWatch(
  candidates: readonly Candidate[],
  meant: { reference: TypedReference | null; words: readonly string[] },
): IdentifiedWatch {
  const { reference } = meant;
  const family = reference === null ? [] : candidates.filter(({ compact }) => belongs(compact, reference));
  if (family.length > 0 && reference?.as !== 'stem') {
    const references = [...new Set(family.flatMap(({ compact }) => compact ?? []))];
    return {
      reference: references.length === 1 ? (references[0] ?? null) : null,
      written: commonStart(family.flatMap(({ reference: written }) => written ?? [])),
      model: commonValue(family.map(({ model }) => model)),
      collectionId: commonValue(family.map(({ collectionId }) => collectionId)),
      material: commonValue(family.map(({ material }) => material)),
      references,
    };
  }
  const typed = meant.words.join(' ');
  const named = candidates.filter(({ modelWords }) => modelWords === typed);
  const like = family.length > 0 ? family : named.length > 0 ? named : candidates;
  return {
    reference: null,
    written: null,
    model: commonValue(like.map(({ model }) => model)),
    collectionId: commonValue(like.map(({ collectionId }) => collectionId)),
    material: null,
    references: [],
  };
}

function belongs(compact: string | null, { compact: typed, as }: TypedReference): boolean {
  if (compact === null) return false;
  return as === 'whole' ? compact === typed : compact.startsWith(typed);
}

/** The common prefix of some references, without punctuation at its end. */
function commonStart(written: readonly string[]): string | null {
  const [first, ...rest] = written;
  if (first === undefined) return null;
  const places = [...first].findIndex((sign, place) => rest.some((other) => other[place] !== sign));
  return (places < 0 ? first : first.slice(0, places)).replace(/[^\p{L}\p{N}]+$/u, '') || null;
}

/** The most frequent value, or null if too few candidates have it. */
function commonValue<Value>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= AGREE * values.length ? first[0] : null;
}
