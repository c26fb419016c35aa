/** What to do with the state after reading the storage (§4, authentication). */
export type TokenComparison =
  /** There is a stored token that the state does not have: restore it. */
  | 'restore'
  /** The state is logged in, but there is no stored token: clear the state. */
  | 'clear'
  | 'keep';

/** Compares storage and state. @param stored the token in the session storage. @param own the token in the state. */
export function compareTokens(stored: string | null, own: string | null): TokenComparison {
  if (stored !== null) return stored === own ? 'keep' : 'restore';
  return own === null ? 'keep' : 'clear';
}

/** Messages between tabs. */
export type TabMessage =
  /** A tab without a token asks the other tabs for one. */
  | { kind: 'who' }
  /** The response of another tab. */
  | { kind: 'token'; token: string }
  /** A visitor has logged in, perhaps to another account. */
  | { kind: 'in'; token: string }
  /** The same login has a new token (decision 95). */
  | { kind: 'renewed'; from: string; token: string }
  /** A token has expired. A tab with a newer token responds with it. */
  | { kind: 'over'; token: string }
  | { kind: 'out' };

/**
 * The reaction of a tab: `take` a token of another login (null: log out), `renew` the token of the same login, or
 * `say` a message to the other tabs.
 */
export type Reaction = { take: string | null } | { renew: string } | { say: TabMessage };

/** The reaction to a message. @param own the tab's own token. @returns undefined if there is nothing to do. */
export function reactTo(message: TabMessage, own: string | null): Reaction | undefined {
  switch (message.kind) {
    case 'who':
      return own === null ? undefined : { say: { kind: 'token', token: own } };
    case 'token':
      return own === null ? { take: message.token } : undefined;
    case 'in':
      return message.token === own ? undefined : { take: message.token };
    case 'renewed':
      if (message.token === own) return undefined;
      return message.from === own ? { renew: message.token } : { take: message.token };
    case 'over':
      if (own === null) return undefined;
      return message.token === own ? { take: null } : { say: { kind: 'token', token: own } };
    case 'out':
      return own === null ? undefined : { take: null };
  }
}
