/**
 * A field of a form that is made of the schema of a content file: what the desk shows in place of raw JSON. A list has
 * rows, an object fields, a table named rows.
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
  /** May be left out. */
  optional: boolean;
  /** May say that there is nothing: null. */
  nullable: boolean;
}
