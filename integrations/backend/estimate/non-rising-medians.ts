import { medianOf } from './centre-and-spread.ts';

/** Comparisons that an effect must rest on. */
const LEAST = 8;

/**
 * Medians that never rise from one class to the next: neighbours that would are taken together, as are values of a
 * worse condition that by chance sold dearer. The first class is the measure of the others.
 * @param values what was seen of each class, the best class first.
 * @returns for each class its distance from the first; undefined where too little was seen.
 */
export function nonRisingMedians<Name extends string>(
  names: readonly Name[],
  values: ReadonlyMap<Name, readonly number[]>,
): Map<Name, number | undefined> {
  const blocks: { names: Name[]; values: readonly number[]; median: number }[] = [];
  for (const name of names) {
    let block = blockOf([name], values.get(name) ?? []);
    for (let last = blocks.at(-1); last && block.median > last.median; last = blocks.at(-1)) {
      block = blockOf([...last.names, ...block.names], [...last.values, ...block.values]);
      blocks.pop();
    }
    blocks.push(block);
  }
  const first = blocks.find((block) => block.values.length >= LEAST)?.median ?? 0;
  return new Map(
    blocks.flatMap((block) => {
      const effect = block.values.length >= LEAST ? block.median - first : undefined;
      return block.names.map((name) => [name, effect] as const);
    }),
  );
}

function blockOf<Name>(names: Name[], values: readonly number[]) {
  // NaN is neither more nor less than anything: what was not seen joins nothing.
  return { names, values, median: values.length === 0 ? Number.NaN : medianOf(values) };
}
