/** What becomes of the state when the storage is looked at (§4, authentication). */
export type Settling =
  /** A token is stored and the state does not know it: it is taken up. */
  | 'restore'
  /** The state says authorised and no token is stored: it is cleared. */
  | 'clear'
  | 'keep';

/** @param stored the token of the session storage. @param held the token of the state. */
export function settle(stored: string | null, held: string | null): Settling {
  if (stored !== null) return stored === held ? 'keep' : 'restore';
  return held === null ? 'keep' : 'clear';
}

/** Messages between tabs. */
export type Word =
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
export type Act = { take: string | null } | { renew: string } | { say: Word };

/** @param held the tab's own token. @returns undefined when there is nothing to do. */
export function heed(word: Word, held: string | null): Act | undefined {
  switch (word.kind) {
    case 'who':
      return held === null ? undefined : { say: { kind: 'token', token: held } };
    case 'token':
      return held === null ? { take: word.token } : undefined;
    case 'in':
      return word.token === held ? undefined : { take: word.token };
    case 'renewed':
      if (word.token === held) return undefined;
      return word.from === held ? { renew: word.token } : { take: word.token };
    case 'over':
      if (held === null) return undefined;
      return word.token === held ? { take: null } : { say: { kind: 'token', token: held } };
    case 'out':
      return held === null ? undefined : { take: null };
  }
}
