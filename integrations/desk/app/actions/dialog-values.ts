/** A field with the value that a dialog begins with. */
interface Field<Name extends string> {
  name: Name;
  value?: string;
}

/**
 * The values of a dialog, by field: what the person typed, and for other fields the value of the row. After a conflict
 * the row is a newer one, and a field that nobody typed in must not put the old value back.
 */
export function dialogValues<Name extends string>(
  fields: readonly Field<Name>[],
  typed: Partial<Record<Name, string>>,
): Record<Name, string> {
  const values = Object.fromEntries(fields.map(({ name, value = '' }) => [name, value]));
  return { ...values, ...typed } as Record<Name, string>;
}
