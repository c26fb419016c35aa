/**
 * A form field derived from the schema of a content file; the desk shows it instead of raw JSON. A list has rows, an
 * object has fields, a table has named rows.
 */
export type FormField =
  | { type: 'text' }
  | { type: 'number'; whole: boolean }
  | { type: 'flag' }
  | { type: 'date' }
  | { type: 'choice'; options: (string | number)[] }
  /** A text in the languages of the shop. */
  | { type: 'words' }
  | { type: 'list'; of: FormField }
  | { type: 'table'; of: FormField }
  | { type: 'object'; fields: FormMember[] };

/** A named field. */
export interface FormMember {
  name: string;
  field: FormField;
  /** May be absent. */
  optional: boolean;
  /** May be null: no value. */
  nullable: boolean;
}
