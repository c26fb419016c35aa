/** Session-storage key of the account token (§3, client storage). */
export const TOKEN_KEY = 'account_token';

/** The stored account token of this tab, for code that needs nothing else of the account. Null if not logged in. */
export function storedToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY);
  } catch {
    // The storage is blocked.
    return null;
  }
}
