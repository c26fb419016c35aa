/** What is known of a watch that a description may mean. */
interface Candidate {
  model: string | null;
  /** Words of the model, as they are compared. */
  modelWords: string;
  collectionId: number | null;
  reference: string | null;
  /** The reference without its dots and dashes. */
  compact: string | null;
  material: string | null;
}

/** What a watch turned out to be. */
interface IdentifiedWatch {
  reference: string | null;
  /** The reference as it is written. */
  written: string | null;
  model: string | null;
  collectionId: number | null;
  material: string | null;
  /** References of the watches that are meant, without their dots: one, or all that begin as was typed. */
  references: readonly string[];
}

/** A reference as it was typed. */
export interface MeantReference {
  compact: string;
  /** A whole one, the beginning of some, or what is left of one that nobody knows without its last letters. */
  as: 'whole' | 'beginning' | 'stem';
}

/** Share of the candidates that must agree on something for it to be so. */
const AGREE = 0.6;

/**
 * Settles what a description means among the watches it finds: a reference that was typed, whole or its beginning, stands
 * for all its facts; otherwise the model whose name was typed, or the one that most finds are, and their collection. The
 * material is taken from a reference alone: most pieces of a model being steel does not make a golden one steel. A
 * reference that nobody knows is never taken for its neighbour (decision 84): the stem says the model and no more.
 * @param meant the reference that was typed, if any, and the words beside the brand.
 */
export function identifyWatch(
  candidates: readonly Candidate[],
  meant: { reference: MeantReference | null; words: readonly string[] },
): IdentifiedWatch {
  const { reference } = meant;
  const family = reference === null ? [] : candidates.filter(({ compact }) => belongs(compact, reference));
  if (family.length > 0 && reference?.as !== 'stem') {
    const references = [...new Set(family.flatMap(({ compact }) => compact ?? []))];
    return {
      reference: references.length === 1 ? (references[0] ?? null) : null,
      written: commonStart(family.flatMap(({ reference: written }) => written ?? [])),
      model: agreed(family.map(({ model }) => model)),
      collectionId: agreed(family.map(({ collectionId }) => collectionId)),
      material: agreed(family.map(({ material }) => material)),
      references,
    };
  }
  const typed = meant.words.join(' ');
  const named = candidates.filter(({ modelWords }) => modelWords === typed);
  const like = family.length > 0 ? family : named.length > 0 ? named : candidates;
  return {
    reference: null,
    written: null,
    model: agreed(like.map(({ model }) => model)),
    collectionId: agreed(like.map(({ collectionId }) => collectionId)),
    material: null,
    references: [],
  };
}

function belongs(compact: string | null, { compact: typed, as }: MeantReference): boolean {
  if (compact === null) return false;
  return as === 'whole' ? compact === typed : compact.startsWith(typed);
}

/** What some references as they are written begin with alike, without a sign at its end. */
function commonStart(written: readonly string[]): string | null {
  const [first, ...rest] = written;
  if (first === undefined) return null;
  const places = [...first].findIndex((sign, place) => rest.some((other) => other[place] !== sign));
  return (places < 0 ? first : first.slice(0, places)).replace(/[^\p{L}\p{N}]+$/u, '') || null;
}

/** The value that most have, when they are enough of all. */
function agreed<Value>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= AGREE * values.length ? first[0] : null;
}
