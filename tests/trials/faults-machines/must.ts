/** Ends a trial when a condition is false. @throws Error with the message. */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
