import { Icon } from '../Icon.tsx';
import { fieldParts, type FieldWords } from './field-parts.ts';

/** `FieldMessages.astro` for islands. */
export function FieldMessages({ id, help, error }: Pick<FieldWords, 'id' | 'help' | 'error'>) {
  const { helpId, errorId } = fieldParts({ id, help, error });
  return (
    <>
      {error && (
        <p className="field-error" id={errorId}>
          <Icon name="alert" size={16} />
          {error}
        </p>
      )}
      {help && (
        <p className="field-help" id={helpId}>
          {help}
        </p>
      )}
    </>
  );
}
