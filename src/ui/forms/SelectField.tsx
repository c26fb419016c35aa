import type { ComponentProps } from 'react';
import { fieldParts, type FieldWords } from './field-parts.ts';
import { FieldFrame } from './FieldFrame.tsx';

interface Props extends FieldWords, Omit<ComponentProps<'select'>, 'id' | 'className'> {
  options: readonly { value: string; title: string }[];
}

/** `SelectField.astro` for islands; React's `value` or `defaultValue` sets the selected option. */
export function SelectField({ id, label, note, help, error, options, ...rest }: Props) {
  return (
    <FieldFrame {...{ id, label, note, help, error }}>
      <span className="select">
        <select className="input" {...fieldParts({ id, help, error }).control} {...rest}>
          {options.map(({ value, title }) => (
            <option key={value} value={value}>
              {title}
            </option>
          ))}
        </select>
      </span>
    </FieldFrame>
  );
}
