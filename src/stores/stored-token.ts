/** The key of the session storage under which the account token is (§3, client storage). */
export const TOKEN_KEY = 'account_token';

/** The account token of this tab as it is stored, for what needs no more of the account; null for nobody. */
export function storedToken(): string | null {
  try {
    return sessionStorage.getItem(TOKEN_KEY);
  } catch {
    // A forbidden storage holds nothing.
    return null;
  }
}
