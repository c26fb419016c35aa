import type { ComponentType } from 'react';
import type { FormField } from '@tourbillon/domain/texts/form-field.ts';

/** Properties of a form field, and its path in the file. */
export interface FieldProps<Field extends FormField = FormField> {
  field: Field;
  value: unknown;
  onChange: (value: unknown) => void;
  label: string;
  /** Path of the value in the file: `3.title`. */
  path: string;
  /** Mistakes by path. */
  problems: ReadonlyMap<string, string>;
}

/** Properties of fields with rows, and the component for each row. */
export interface RowsProps<Field extends FormField> extends FieldProps<Field> {
  Form: ComponentType<FieldProps>;
}
