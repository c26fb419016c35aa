import { createContext, type FormEvent, useCallback, useContext } from 'react';
import { dropHolderDraft, keepHolderDraft, readHolderDraft } from '#src/ui/account/holder-drafts.ts';

/** Address of the account whose area is shown. */
export const Holder = createContext('');

/** A form that loses nothing when its session ends elsewhere (decision 351). */
interface FormDraft {
  /** Whether something was typed and not sent: a form that is opened by a button is open then. */
  isKept: boolean;
  /** What the form has to have. */
  form: {
    ref: (form: HTMLFormElement | null) => void;
    onInput: (event: FormEvent<HTMLFormElement>) => void;
  };
  /** The form has done its work, or was dismissed. */
  drop: () => void;
}

/** Keeps what is typed into a form, and fills it in again when it comes back. @param id unique in the account. */
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
