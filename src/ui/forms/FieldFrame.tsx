import type { ReactNode } from 'react';
import type { FieldWords } from './field-parts.ts';
import { FieldMessages } from './FieldMessages.tsx';

/** `FieldFrame.astro` for islands. */
export function FieldFrame({ id, label, note, help, error, children }: FieldWords & { children: ReactNode }) {
  return (
    <div className="field">
      <label className="field-label" htmlFor={id}>
        {label}
        {note && <span className="field-note">{` ${note}`}</span>}
      </label>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}
