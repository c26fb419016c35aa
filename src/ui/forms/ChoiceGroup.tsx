import type { ReactNode } from 'react';
import { fieldParts } from './field-parts.ts';
import { FieldMessages } from './FieldMessages.tsx';

interface Props {
  id: string;
  legend: string;
  help?: string;
  error?: string;
  children: ReactNode;
}

/** `ChoiceGroup.astro` for islands. */
export function ChoiceGroup({ id, legend, help, error, children }: Props) {
  const { control } = fieldParts({ id, help, error });
  return (
    <fieldset className="choices" id={id} tabIndex={-1} aria-describedby={control['aria-describedby']}>
      <legend>{legend}</legend>
      {children}
      <FieldMessages id={id} help={help} error={error} />
    </fieldset>
  );
}
