/*
 * Drafts of the forms in the personal area, in the session storage of one tab. If the session ends in another tab,
 * the forms disappear; after the next login the same account finds them filled in, and no other account does.
 */

/** Values of a form, by name. */
type Values = Readonly<Record<string, string>>;

const PREFIX = 'draft:holder:';

/**
 * Saves the values of a form; does nothing when storage is blocked or full.
 * @param holder email address of the account.
 */
export function keepHolderDraft(holder: string, form: string, values: Values): void {
  store((session) => session.setItem(keyOf(holder, form), JSON.stringify(values)));
}

/** The saved values; undefined when there are none. */
export function readHolderDraft(holder: string, form: string): Values | undefined {
  const kept = store((session) => session.getItem(keyOf(holder, form)));
  return (kept ? (JSON.parse(kept) as Values | null) : undefined) ?? undefined;
}

/** Deletes the draft after the form is sent or dismissed. */
export function dropHolderDraft(holder: string, form: string): void {
  store((session) => session.removeItem(keyOf(holder, form)));
}

/** Whether there is any draft. */
export function hasHolderDrafts(): boolean {
  return keptKeys().length > 0;
}

/** Deletes all drafts at logout. */
export function dropHolderDrafts(): void {
  for (const key of keptKeys()) store((session) => session.removeItem(key));
}

function keptKeys(): string[] {
  return store((session) => Object.keys(session).filter((key) => key.startsWith(PREFIX))) ?? [];
}

const keyOf = (holder: string, form: string) => `${PREFIX}${holder}:${form}`;

function store<Value>(use: (session: Storage) => Value): Value | undefined {
  try {
    return use(sessionStorage);
  } catch {
    // Storage may be blocked in private windows; the form itself keeps its values.
    return undefined;
  }
}
