import type { ComponentType } from 'react';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';

/** What a field of a form shows, and where in the file it stands. */
export interface FieldProps<Field extends FormField = FormField> {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  label: string;
  /** `3.title`: the way to the value in the file. */
  path: string;
  /** What is wrong by the way to it. */
  problems: ReadonlyMap<string, string>;
}

/** What fields with rows in them show, and what shows each row. */
export interface RowsProps<Field extends FormField> extends FieldProps<Field> {
  Form: ComponentType<FieldProps>;
}
