/**
 * Groups dots of a strip that would overlap: a stack holds all that lie within `apart` of its first one.
 * @param places positions, ascending.
 * @returns indices of the places, stack by stack.
 */
export function stacksOf(places: readonly number[], apart: number): number[][] {
  const stacks: number[][] = [];
  places.forEach((place, index) => {
    const stack = stacks.at(-1);
    const first = stack?.[0];
    if (stack && first !== undefined && place - (places[first] ?? 0) < apart) stack.push(index);
    else stacks.push([index]);
  });
  return stacks;
}
