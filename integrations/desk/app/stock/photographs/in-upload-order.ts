/**
 * Puts uploaded photographs into the order in which their files were chosen. They exchange places among themselves: all
 * others stay where they are. @param names of the uploaded ones in that order; one that was removed since is passed over.
 */
export function inUploadOrder<Photograph extends { name: string }>(
  photographs: readonly Photograph[],
  names: readonly string[],
): Photograph[] {
  const byName = new Map(photographs.map((one) => [one.name, one]));
  const uploaded = new Set(names.filter((name) => byName.has(name)));
  const next = uploaded.values();
  return photographs.map((one) =>
    uploaded.has(one.name) ? (byName.get(next.next().value ?? '') ?? one) : one,
  );
}
