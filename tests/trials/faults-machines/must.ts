/** Ends a trial when something is not so. @throws Error that says what. */
export function must(isSo: boolean, otherwise: string): asserts isSo {
  if (!isSo) throw new Error(otherwise);
}
