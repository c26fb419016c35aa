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
}

/** Share of the candidates that must agree on something for it to be so. */
const AGREE = 0.6;

/**
 * Settles what a description means among the watches it finds: a reference that was typed whole stands for all its
 * facts; otherwise the model whose name was typed, or the one that most finds are, and their collection. The material is
 * taken from a reference alone: most pieces of a model being steel does not make a golden one steel.
 * @param meant the reference that was typed, if any, and the words beside the brand.
 */
export function identifyWatch(
  candidates: readonly Candidate[],
  meant: { reference: string | null; words: readonly string[] },
): IdentifiedWatch {
  const ofReference = candidates.filter(({ compact }) => compact !== null && compact === meant.reference);
  if (ofReference.length > 0) {
    return {
      reference: meant.reference,
      written: ofReference[0]?.reference ?? null,
      model: agreed(ofReference.map(({ model }) => model)),
      collectionId: agreed(ofReference.map(({ collectionId }) => collectionId)),
      material: agreed(ofReference.map(({ material }) => material)),
    };
  }
  const typed = meant.words.join(' ');
  const named = candidates.filter(({ modelWords }) => modelWords === typed);
  const like = named.length > 0 ? named : candidates;
  return {
    reference: null,
    written: null,
    model: agreed(like.map(({ model }) => model)),
    collectionId: agreed(like.map(({ collectionId }) => collectionId)),
    material: null,
  };
}

/** The value that most have, when they are enough of all. */
function agreed<Value>(values: readonly (Value | null)[]): Value | null {
  const counts = new Map<Value, number>();
  for (const value of values) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  const [first] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] >= AGREE * values.length ? first[0] : null;
}
