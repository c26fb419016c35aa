import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';

/** Any synchronous valibot schema. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Access of an account holder; the response is 401 without a valid session. */
export type HolderAccess =
  /** The account holder. A change of the fields in `provedFields` also needs a recent proof. */
  | 'account'
  /**
   * The account holder who has proved password or passkey within the last five minutes (`account/login-steps.ts`).
   * Otherwise the response is 403 with `recent_proof` among its errors.
   */
  | 'recent-proof'
  /** The same; or the account holder who sends the password in `current_password`: 422 there when it is wrong. */
  | 'password-or-proof';

/**
 * Who may make a call. The backend's guard (`integrations/backend/handlers/guard.ts`) is the only place that checks
 * this. A call with a token has it in `token` (`account/account-token.ts`); the gateway takes it only from the
 * `Authorization` header.
 */
export type Access =
  /** Anybody, through the gateway (`/api`). */
  | 'visitor'
  /** The holder of a token, even of an ended session: logging out twice has the same result. */
  | 'token'
  | HolderAccess
  /**
   * The operator's programs. They sign with a secret of their own (`body-signature.ts`), in `timestamp` and
   * `signature`; 403 for anybody else.
   */
  | 'staff'
  /** Only the storefront: for a page, or for a form that it has checked. */
  | 'storefront';

/** Rate limits for writing, counted by network. Their figures are in the storefront (`src/platform/limits`). */
export const WRITE_LIMITS = [
  'letters',
  'logins',
  'requests',
  'tickets',
  'photos',
  'reports',
  'writes',
] as const;
export type WriteLimit = (typeof WRITE_LIMITS)[number];

/** The rate limit of a call, counted by network; `none` for calls that only the shop's programs make. */
export type Limit = WriteLimit | 'reads' | 'none';

/** The recipients of a call's letters. */
export type LetterRecipients =
  | 'nobody'
  /** Only known people: the account holder, a confirmed subscriber, the staff. */
  | 'known'
  /** An address from the request, which may belong to a stranger. */
  | 'typed';

/**
 * The definition of one backend call (§7). The storefront's client, the gateway, its rate limits, the embedded
 * backend's router and the contract tests all use it.
 */
export interface Call<Req extends Schema = Schema, Res extends Schema = Schema> {
  method: 'GET' | 'POST';
  /** Path under the host's base address; the request's field `name` replaces `{name}`. */
  path: `/${string}`;
  /** The request: path fields, then query (GET) or JSON body (POST). A field `name[]` is sent as an array. */
  request: Req;
  response: Res;
  /** Cache lifetime of a response, seconds; 0 for never (§9: 300, long 3600). */
  cacheSeconds: number;
  /**
   * For a call with 0 cache seconds, which browsers never cache: until when a response is valid, ISO. The storefront keeps it
   * until then, or until a change.
   */
  validUntil?: (response: never) => string;
  /** Who may make it. */
  access: Access;
  /** Account fields whose change needs a recent proof, as `access: 'recent-proof'` needs it for a whole call. */
  provedFields?: readonly ('phone' | 'nickname')[];
  /** Its rate limit; for the call of a form, the limit of the form. */
  limit: Limit;
  /** Who gets letters because of it; a call that reads sends none. */
  mails?: LetterRecipients;
  /**
   * The gateway checks that a call through `/api` is not made by a robot. It wants the same token as the form (field
   * `robot`, or the proof header) and answers 428 with a task without one.
   */
  robotCheck?: boolean;
  /** It opens a session: the backend gets the visitor’s browser name, and the gateway sets the login cookies. */
  opensSession?: boolean;
  /** The field with files: the call is `multipart/form-data`, and the request has the metadata of the files. */
  files?: `${string}[]`;
  /**
   * Cache tags of all data in a response (`./tags.ts`): a change under other tags leaves the response in the cache.
   * Without tags every change invalidates the response, which is always correct; large responses should have tags.
   */
  tags?: (request: Record<string, unknown>) => readonly string[];
}

/**
 * Rules for every definition. A call that reads sends no letters. A call that mails an address from the request has
 * the rate limit of letters, unless the backend counts by account. Only calls that browsers cannot cause have no
 * limit.
 */
type Rules =
  | { method: 'GET'; limit: 'reads'; mails?: never }
  | { method: 'GET'; limit: 'none'; access: 'storefront' | 'staff'; mails?: never }
  | { method: 'POST'; limit: 'letters' | 'requests'; mails: 'typed' }
  | { method: 'POST'; limit: WriteLimit; access: HolderAccess; mails: LetterRecipients }
  | { method: 'POST'; limit: WriteLimit; mails: 'nobody' | 'known' }
  | { method: 'POST'; limit: 'none'; access: 'storefront' | 'staff'; mails: 'nobody' };

/** Whether browsers may make a call through the gateway. */
export function isPublic({ access }: Pick<Call, 'access'>): boolean {
  return access === 'visitor' || takesToken({ access });
}

/** Whether a call sends a session token. */
export function takesToken({ access }: Pick<Call, 'access'>): boolean {
  return access === 'token' || needsAccount({ access });
}

/** Whether a call needs a logged-in account. */
export function needsAccount({ access }: Pick<Call, 'access'>): boolean {
  return access === 'account' || access === 'recent-proof' || access === 'password-or-proof';
}

/** Whether a call, or a change of one of its fields, needs a recent proof. */
export function needsProof({ access, provedFields }: Pick<Call, 'access' | 'provedFields'>): boolean {
  return access === 'recent-proof' || access === 'password-or-proof' || provedFields !== undefined;
}

/** Type of a call's request. */
export type RequestOf<C> = C extends Call<infer Req, Schema> ? InferOutput<Req> : never;

/** Type of a call's response. */
export type ResponseOf<C> = C extends Call<Schema, infer Res> ? InferOutput<Res> : never;

/** Declares a call and keeps its literal types: schemas, path and access. */
export function defineCall<
  Req extends Schema,
  Res extends Schema,
  const Fixed extends Rules & Pick<Call, 'path' | 'access' | 'provedFields'>,
>(
  call: Omit<Call<Req, Res>, keyof Rules | 'path' | 'access' | 'provedFields'> & Fixed,
): Call<Req, Res> & Pick<Fixed, 'path' | 'method' | 'access' | 'provedFields'> {
  return call as never;
}

/** Names of the path fields of a call: `/contacts/{city}` has `city`. */
export function pathFields(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

/**
 * The address of a call: path fields filled in and, for GET, the other fields as the query. Absent fields (undefined,
 * null, empty array) are left out; parameters are sorted, so that equal requests have equal addresses.
 * @throws when a path field is missing.
 */
export function callTarget(call: Call, request: Record<string, unknown>): string {
  const names = Object.keys(request);
  // Most calls of a page ask for nothing in particular.
  if (names.length === 0 && !call.path.includes('{')) return call.path;
  const inPath = pathFields(call.path);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = request[name];
    if (value === undefined || value === null || value === '') throw new Error(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  if (call.method !== 'GET') return path;
  const query = new URLSearchParams();
  for (const name of names.sort()) {
    if (inPath.includes(name)) continue;
    const value = request[name];
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * Builds the input of a call's request schema from an address and a body: names that end in `[]` become arrays, other
 * names keep their last value. Values stay strings; the schema converts them to numbers.
 */
export function requestFields(
  path: Record<string, string>,
  query: URLSearchParams,
  body: Record<string, unknown> = {},
): Record<string, unknown> {
  const fields: Record<string, unknown> = { ...body };
  for (const name of new Set(query.keys())) {
    fields[name] = name.endsWith('[]') ? query.getAll(name) : query.getAll(name).at(-1);
  }
  return { ...fields, ...path };
}
