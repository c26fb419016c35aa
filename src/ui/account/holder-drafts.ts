/*
 * What somebody has typed into the forms of the personal area and not sent yet, for the session of one tab. A session
 * that ends elsewhere takes the forms away; whose it was finds them filled in again, and nobody else does.
 */

/** Values of a form, by name. */
type Values = Readonly<Record<string, string>>;

const PREFIX = 'draft:holder:';

/** Keeps the values of a form. A store that is forbidden or full keeps nothing. @param holder address of the account. */
export function keepHolderDraft(holder: string, form: string, values: Values): void {
  store((session) => session.setItem(keyOf(holder, form), JSON.stringify(values)));
}

/** The values that were kept; undefined where there are none. */
export function readHolderDraft(holder: string, form: string): Values | undefined {
  const kept = store((session) => session.getItem(keyOf(holder, form)));
  return (kept ? (JSON.parse(kept) as Values | null) : undefined) ?? undefined;
}

/** The form has done its work, or was dismissed. */
export function dropHolderDraft(holder: string, form: string): void {
  store((session) => session.removeItem(keyOf(holder, form)));
}

/** Whether anything waits to be sent. */
export function hasHolderDrafts(): boolean {
  return keptKeys().length > 0;
}

/** Who leaves leaves nothing behind. */
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
    // Private windows may have no store; the form itself still holds everything.
    return undefined;
  }
}
