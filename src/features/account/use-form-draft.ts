import { createContext, type FormEvent, useCallback, useContext } from 'react';
import { dropHolderDraft, keepHolderDraft, readHolderDraft } from '#src/ui/account/holder-drafts.ts';

/** Email address of the account that is shown. */
export const Holder = createContext('');

/** A form draft that survives the end of a session (decision 351). */
interface FormDraft {
  /** Whether a draft exists. A form that a button opens is then open from the start. */
  isKept: boolean;
  /** Props to spread on the form element. */
  form: {
    ref: (form: HTMLFormElement | null) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** Deletes the draft after the form is sent or dismissed. */
  drop: () => void;
}

/** Saves the values of a form while the user types, and restores them later. @param id unique in the account. */
export function useFormDraft(id: string): FormDraft {
  const holder = useContext(Holder);
  const ref = useCallback(
    (form: HTMLFormElement | null) => {
      for (const [name, value] of Object.entries((form && readHolderDraft(holder, id)) ?? {})) {
        const field = form?.elements.namedItem(name);
        if (field && 'value' in field) field.value = value;
      }
    },
    [holder, id],
  );
  return {
    isKept: readHolderDraft(holder, id) !== undefined,
    form: {
      ref,
      onInput: ({ currentTarget }) => {
        const typed = [...new FormData(currentTarget)].map(([name, value]) => [name, String(value)] as const);
        keepHolderDraft(holder, id, Object.fromEntries(typed));
      },
    },
    drop: () => dropHolderDraft(holder, id),
  };
}
