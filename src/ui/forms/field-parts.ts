/** Texts around a control, shared by the Astro components and their React versions. */
export interface FieldWords {
  /** Id of the control; the error summary links to it. */
  id: string;
  label: string;
  /** A muted text after the label, for example that the field is optional. */
  note?: string;
  help?: string;
  error?: string;
}

/** Ids of the error and help elements, and the attributes of the control. */
export interface FieldParts {
  helpId: string;
  errorId: string;
  /** Attributes of the control; a screen reader reads the error before the help. */
  control: { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };
}

/** Links a control to its error and its help text. */
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
