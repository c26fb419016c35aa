/**
 * Divides what is inside an element into parts of a limited size, in their order. What is larger is divided itself.
 * @param sizeOf elements that an element counts; `Infinity` for one that cannot be in a part as a whole, 0 for one
 * that is left out.
 * @param most size of a part.
 */
export function divideElements<T extends { children: Iterable<T> }>(
  root: T,
  most: number,
  sizeOf: (element: T) => number,
): T[][] {
  const parts: T[][] = [];
  let room = 0;
  const add = (element: T): void => {
    const size = sizeOf(element);
    if (size > most) {
      for (const child of element.children) add(child);
    } else if (size > 0) {
      if (size > room) {
        parts.push([]);
        room = most;
      }
      parts.at(-1)?.push(element);
      room -= size;
    }
  };
  for (const child of root.children) add(child);
  return parts;
}
