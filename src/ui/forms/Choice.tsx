import type { ComponentProps } from 'react';
import { fieldParts } from './field-parts.ts';
import { FieldMessages } from './FieldMessages.tsx';

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'> {
  id: string;
  as?: 'checkbox' | 'radio' | 'switch';
  help?: string;
  error?: string;
}

/** `Choice.astro` for islands; the children are the label. */
export function Choice({ id, as = 'checkbox', help, error, children, ...rest }: Props) {
  const { control } = fieldParts({ id, help, error });
  const role = as === 'switch' ? { role: 'switch' } : {};
  return (
    <div className="choice-line">
      <label className="choice">
        <input type={as === 'radio' ? 'radio' : 'checkbox'} {...role} {...control} {...rest} />
        <span>{children}</span>
      </label>
      <FieldMessages id={id} help={help} error={error} />
    </div>
  );
}
