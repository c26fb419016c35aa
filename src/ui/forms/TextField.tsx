import type { ComponentProps } from 'react';
import { fieldParts, type FieldWords } from './field-parts.ts';
import { FieldFrame } from './FieldFrame.tsx';

type Props = FieldWords & { unit?: string } & Omit<ComponentProps<'input'>, 'id' | 'className'>;

/** `TextField.astro` for islands. */
export function TextField({ id, label, note, help, error, unit, type = 'text', ...rest }: Props) {
  const input = (
    <input className="input" type={type} {...fieldParts({ id, help, error }).control} {...rest} />
  );
  return (
    <FieldFrame {...{ id, label, note, help, error }}>
      {unit ? (
        <span className="input-unit">
          {input}
          <span aria-hidden="true">{unit}</span>
        </span>
      ) : (
        input
      )}
    </FieldFrame>
  );
}
