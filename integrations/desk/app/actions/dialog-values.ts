/** A field with the value that a dialog begins with. */
interface Field<Name extends string> {
  name: Name;
  /** A function depends on the values of fields that have none. */
  value?: string | ((values: Record<Name, string>) => string);
}

/**
 * The values of a dialog, by field: what the person typed, and for other fields the value of the row. After a conflict
 * the row is a newer one, and a field that nobody typed in must not put the old value back.
 */
export function dialogValues<Name extends string>(
  fields: readonly Field<Name>[],
  typed: Partial<Record<Name, string>>,
): Record<Name, string> {
  const entries = fields.map(({ name, value = '' }) => [name, typeof value === 'string' ? value : '']);
  const values = { ...Object.fromEntries(entries), ...typed } as Record<Name, string>;
  for (const { name, value } of fields)
    if (typeof value === 'function' && typed[name] === undefined) values[name] = value(values);
  return values;
}
