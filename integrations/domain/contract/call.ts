import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';

/** Any synchronous valibot schema. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/** Access of who is logged in: the response is 401 to anybody else. */
export type HolderAccess =
  /** Who is logged in. Fields of the account that `provedFields` names change only after a recent proof. */
  | 'account'
  /**
   * Who is logged in and has shown password or passkey within the last five minutes (`account/login-steps.ts`); else the
   * response is 403 with `recent_proof` among its errors.
   */
  | 'recent-proof'
  /** The same; or who gives the current password with the request, in `current_password`: 422 there when it is wrong. */
  | 'password-or-proof';

/**
 * Who may make a call. The backend's guard (`integrations/backend/handlers/guard.ts`) asks for nothing else, and nothing
 * else asks. What needs a token has it as `token` (`account/account-token.ts`): the gateway takes it out of the
 * `Authorization` header and from nowhere else.
 */
export type Access =
  /** Anybody, through the gateway (`/api`). */
  | 'visitor'
  /** Who brings a token, even of a session that has ended: to end it twice is the same. */
  | 'token'
  | HolderAccess
  /**
   * The operator's programs, which sign with a secret of their own (`body-signature.ts`), in `timestamp` and `signature`;
   * 403 to anybody else.
   */
  | 'staff'
  /** The storefront alone: for a page, or for a form it has judged. */
  | 'storefront';

/** Limits of what one network may write; the storefront says how often (`src/platform/limits`). */
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

/** The limit a call falls under, counted by network; `none` for what only programs of the shop ask for. */
export type Limit = WriteLimit | 'reads' | 'none';

/** Whom a call sends letters to. */
export type Mails =
  | 'nobody'
  /** Only to people who are known already: the holder of an account, a confirmed subscriber, the staff. */
  | 'known'
  /** To an address that the request names, which may be a stranger's. */
  | 'typed';

/**
 * One call of the backend as data (§7): all that anybody may want to know of it. The storefront's
 * client, the gateway, its limits, the embedded backend's router and the contract tests are all driven by it.
 */
export interface Call<Req extends Schema = Schema, Res extends Schema = Schema> {
  method: 'GET' | 'POST';
  /** Path under the host's base address; `{name}` takes the request's field of that name. */
  path: `/${string}`;
  /** The request: path fields, then query (GET) or JSON body (POST). A field `name[]` is sent as an array. */
  request: Req;
  response: Res;
  /** Seconds a response may be reused, 0 for never (§9: 300, long 3600). */
  life: number;
  /** Who may make it. */
  access: Access;
  /** Fields of the account whose change asks for a recent proof, as `access: 'recent-proof'` does for a whole call. */
  provedFields?: readonly ('phone' | 'nickname')[];
  /** How often it may be made; of a call that a form makes, how often the form may be sent. */
  limit: Limit;
  /** Whom it sends letters to; reading sends none. */
  mails?: Mails;
  /**
   * A robot may not make it through `/api`: the gateway wants the same token as the form that makes it (its field `robot`,
   * or the header of a proof) and refuses others with 428 and a task.
   */
  robotCheck?: boolean;
  /** It opens a session: the backend learns the visitor’s browser, and the cookies of a login are set. */
  opensSession?: boolean;
  /** The field that holds files: the call is `multipart/form-data` then, and the request has what is known of them. */
  files?: `${string}[]`;
  /**
   * Cache tags of all that a response is made of (`./tags.ts`): a cached response outlives changes under other tags.
   * Without it every change has the backend asked again, which is always right; large answers are worth naming theirs.
   */
  tags?: (request: Record<string, unknown>) => readonly string[];
}

/**
 * What holds of every definition. Reading sends no letters; who may write to an address somebody typed is limited as
 * letters are, unless the backend counts by account; only what no browser causes is without a limit.
 */
type Rules =
  | { method: 'GET'; limit: 'reads'; mails?: never }
  | { method: 'GET'; limit: 'none'; access: 'storefront' | 'staff'; mails?: never }
  | { method: 'POST'; limit: 'letters' | 'requests'; mails: 'typed' }
  | { method: 'POST'; limit: WriteLimit; access: HolderAccess; mails: Mails }
  | { method: 'POST'; limit: WriteLimit; mails: 'nobody' | 'known' }
  | { method: 'POST'; limit: 'none'; access: 'storefront' | 'staff'; mails: 'nobody' };

/** Whether browsers may make a call through the gateway. */
export function isPublic({ access }: Pick<Call, 'access'>): boolean {
  return access === 'visitor' || takesToken({ access });
}

/** Whether a call brings the token of a session. */
export function takesToken({ access }: Pick<Call, 'access'>): boolean {
  return access === 'token' || needsAccount({ access });
}

/** Whether a call is made for somebody who is logged in. */
export function needsAccount({ access }: Pick<Call, 'access'>): boolean {
  return access === 'account' || access === 'recent-proof' || access === 'password-or-proof';
}

/** Whether a call, or a change of a field of it, asks for a password or passkey shown lately. */
export function needsProof({ access, provedFields }: Pick<Call, 'access' | 'provedFields'>): boolean {
  return access === 'recent-proof' || access === 'password-or-proof' || provedFields !== undefined;
}

/** What a call takes, after its schema. */
export type RequestOf<C> = C extends Call<infer Req, Schema> ? InferOutput<Req> : never;

/** What a call answers, after its schema. */
export type ResponseOf<C> = C extends Call<Schema, infer Res> ? InferOutput<Res> : never;

/** Declares a call and keeps its types: those of its schemas, its address and who may make it. */
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
 * The address of a GET call, or of a POST call's target: path fields in place, the rest as a query for GET.
 * Absent fields (undefined, null, empty array) are left out; parameters are sorted, so that one request has
 * one address.
 * @throws when a path field is missing.
 */
export function callTarget(call: Call, request: Record<string, unknown>): string {
  const inPath = pathFields(call.path);
  const path = call.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = request[name];
    if (value === undefined || value === null || value === '') throw new Error(`${call.path} needs ${name}`);
    return encodeURIComponent(String(value));
  });
  if (call.method !== 'GET') return path;
  const query = new URLSearchParams();
  for (const name of Object.keys(request).sort()) {
    if (inPath.includes(name)) continue;
    const value = request[name];
    if (value === undefined || value === null) continue;
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, String(one));
  }
  const text = query.toString();
  return text ? `${path}?${text}` : path;
}

/**
 * The request of a call as its schema wants it, out of an address and a body: names ending `[]` are arrays,
 * everything else its last value. Values stay strings; the schema turns them into numbers.
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
