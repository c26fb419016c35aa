import type { ComponentProps } from 'react';
import { fieldParts, type FieldWords } from './field-parts.ts';
import { FieldFrame } from './FieldFrame.tsx';

type Props = FieldWords & Omit<ComponentProps<'textarea'>, 'id' | 'className'>;

/** `TextArea.astro` for islands. */
export function TextArea({ id, label, note, help, error, ...rest }: Props) {
  return (
    <FieldFrame {...{ id, label, note, help, error }}>
      <textarea className="input" {...fieldParts({ id, help, error }).control} {...rest} />
    </FieldFrame>
  );
}
