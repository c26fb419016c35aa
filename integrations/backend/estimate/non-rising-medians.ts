import { medianOf } from './centre-and-spread.ts';

/** Minimum number of values for an effect. */
const LEAST = 8;

/**
 * Medians that never rise from one class to the next. Adjacent classes that would rise are merged, for example when
 * watches in worse condition were by chance sold at higher prices. The first class is the reference for the others.
 * @param values observed values of each class, the best class first.
 * @returns for each class its difference from the first; undefined if there are too few values.
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
  // NaN compares as neither less nor greater, so a class without values is never merged.
  return { names, values, median: values.length === 0 ? Number.NaN : medianOf(values) };
}
