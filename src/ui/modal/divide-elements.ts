/**
 * Divides the descendants of an element into parts of a limited size, in document order. An element that is larger is
 * replaced by its children.
 * @param sizeOf size of an element: `Infinity` if it must be replaced by its children, 0 if it is left out.
 * @param most largest size of a part.
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
