/** What becomes of the state when the storage is looked at (specification section 4, authentication). */
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

/** What tabs tell one another. */
export type Word =
  /** A tab without a token asks whether another has one. */
  | { kind: 'who' }
  /** That other tab answers. */
  | { kind: 'token'; token: string }
  /** Somebody has logged in, perhaps as somebody else. */
  | { kind: 'in'; token: string }
  | { kind: 'out' };

/** What a tab does about a word: takes a token up, lets go of its own (null), answers, or nothing. */
export function heed(word: Word, held: string | null): { take: string | null } | { say: Word } | undefined {
  switch (word.kind) {
    case 'who':
      return held === null ? undefined : { say: { kind: 'token', token: held } };
    case 'token':
      return held === null ? { take: word.token } : undefined;
    case 'in':
      return word.token === held ? undefined : { take: word.token };
    case 'out':
      return held === null ? undefined : { take: null };
  }
}
