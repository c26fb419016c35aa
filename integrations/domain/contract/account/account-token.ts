import * as v from 'valibot';

/** Maximum length of an account token; a longer one is not ours. */
const LONGEST_TOKEN = 200;

/**
 * The token field of every call made for an account holder (architecture §5). Between browser and storefront the
 * token is only in the `Authorization` header; the gateway copies it here. The backend validates it: 401.
 */
export const tokenEntries = { token: v.pipe(v.string(), v.maxLength(LONGEST_TOKEN)) };

/** The token of an `Authorization` header; undefined when it has none. */
export function bearerToken(header: string | null | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}
