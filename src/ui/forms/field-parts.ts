/** What surrounds a control, the same for the Astro parts and their React twins. */
export interface FieldWords {
  /** Of the control; the error summary links to it. */
  id: string;
  label: string;
  /** After the label, quieter: that the field is optional. */
  note?: string;
  help?: string;
  error?: string;
}

/** Names of the parts of a field and what the control says of them. */
export interface FieldParts {
  helpId: string;
  errorId: string;
  /** Attributes of the control: a screen reader hears the error before the help. */
  control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** Ties a control to its error and its help. */
export function fieldParts({ id, help, error }: Pick<FieldWords, 'id' | 'help' | 'error'>): FieldParts {
  const [helpId, errorId] = [`${id}-help`, `${id}-error`];
  const described = [error && errorId, help && helpId].filter(Boolean).join(' ');
  return {
    helpId,
    errorId,
    control: {
      id,
      ...(error ? { 'aria-invalid': true } : {}),
      ...(described ? { 'aria-describedby': described } : {}),
    },
  };
}
