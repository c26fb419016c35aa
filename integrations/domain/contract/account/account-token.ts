import * as v from 'valibot';

/** Characters an account token may have; what is longer is not ours. */
const LONGEST = 200;

/**
 * The field of every call made for the holder of an account (architecture §5). Between browser and storefront it
 * travels in the `Authorization` header alone; the gateway puts it here. What it is worth the backend says: 401.
 */
export const tokenEntries = { token: v.pipe(v.string(), v.maxLength(LONGEST)) };

/** The token of an `Authorization` header; undefined when it has none. */
export function bearerToken(header: string | null | undefined): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1];
}
