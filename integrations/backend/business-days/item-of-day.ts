/**
 * The item of a day among the candidates: the one with the highest hash of date and id. A sale or a new item during
 * the day changes the choice only if the chosen item is sold or the new item has a higher hash.
 * @param date `YYYY-MM-DD`. @param ids of the candidates, in any order.
 */
export function itemOfDay(ids: Iterable<number>, date: string): number | undefined {
  let chosen: number | undefined;
  let highest = -1;
  for (const id of ids) {
    const rank = hash(`${date} ${id}`);
    if (rank < highest || (rank === highest && id > (chosen ?? id))) continue;
    [chosen, highest] = [id, rank];
  }
  return chosen;
}

/** FNV-1a with a final mixing step, so that neighbouring ids get distant hashes; an unsigned 32-bit integer. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (let index = 0; index < text.length; index++) {
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
