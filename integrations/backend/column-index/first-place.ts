/**
 * The first place of something sorted for which a test holds.
 * @param size number of places. @param isAfter once true, true for every later place. @returns `size` if it never is.
 */
export function firstPlace(size: number, isAfter: (place: number) => boolean): number {
  let [low, high] = [0, size];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isAfter(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}
