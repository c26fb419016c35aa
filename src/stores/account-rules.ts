/** What becomes of the state when the storage is looked at (§4, authentication). */
export type Settling =
  /** A token is stored and the state does not know it: it is taken up. */
  | 'restore'
  /** The state says authorised and no token is stored: it is cleared. */
  | 'clear'
  | 'keep';

/** @param stored the token of the session storage. @param own the token of the state. */
export function settle(stored: string | null, own: string | null): Settling {
  if (stored !== null) return stored === own ? 'keep' : 'restore';
  return own === null ? 'keep' : 'clear';
}

/** Messages between tabs. */
export type TabMessage =
  /** A tab without a token asks whether another has one. */
  | { kind: 'who' }
  /** That other tab answers. */
  | { kind: 'token'; token: string }
  /** Somebody has logged in, perhaps as somebody else. */
  | { kind: 'in'; token: string }
  /** The same login goes on under another token (decision 95). */
  | { kind: 'renewed'; from: string; token: string }
  /** A token has turned out to be over: somebody who has a newer one says so. */
  | { kind: 'over'; token: string }
  | { kind: 'out' };

/** What a tab does about a message: accepts a token, as a login or as the same one; drops its own (null); answers. */
export type Reaction = { take: string | null } | { renew: string } | { say: TabMessage };

/** @param own the tab's own token. @returns undefined when there is nothing to do. */
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
