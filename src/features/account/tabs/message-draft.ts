/** What is written and not sent yet, by the field's id: for the session of one tab. A store that is forbidden keeps nothing. */
export function readMessageDraft(fieldId: string): string {
  try {
    return sessionStorage.getItem(keyOf(fieldId)) ?? '';
  } catch {
    return '';
  }
}

/** Keeps what is written; an empty text is forgotten. */
export function keepMessageDraft(fieldId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(keyOf(fieldId));
    else sessionStorage.setItem(keyOf(fieldId), text);
  } catch {
    // Private windows may have no room; the form itself still holds everything.
  }
}

const keyOf = (fieldId: string) => `draft:${fieldId}`;
