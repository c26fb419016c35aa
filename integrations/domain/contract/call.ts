import type { BaseIssue, BaseSchema, InferOutput } from 'valibot';

/** Any synchronous valibot schema. */
export type Schema = BaseSchema<unknown, unknown, BaseIssue<unknown>>;

/**
 * One call of the backend as data (§7). The storefront's client, the gateway, the
 * embedded backend's router and the contract tests are all driven by it.
 */
export interface Call<Req extends Schema = Schema, Res extends Schema = Schema> {
  method: 'GET' | 'POST';
  /** Path under the host's base address; `{name}` takes the request's field of that name. */
  path: `/${string}`;
  /** The request: path fields, then query (GET) or JSON body (POST). A field `name[]` is sent as an array. */
  request: Req;
  response: Res;
  /** Seconds an answer may be reused, 0 for never (§9: 300, long 3600). */
  life: number;
  /** Whether the browser may make it through `/api`. */
  public: boolean;
  /**
   * It is made for the holder of an account: its request has `token` (`account/account-token.ts`), which the gateway
   * takes out of the `Authorization` header and from nowhere else.
   */
  account?: boolean;
  /**
   * A robot may not make it through `/api`: the gateway wants the same token as the form that makes it (its field `robot`,
   * or the header of a proof) and refuses others with 428 and a task.
   */
  robotCheck?: boolean;
  /** It opens a session: the backend is told of the visitor's browser, and the cookies of a login are set. */
  opensSession?: boolean;
  /**
   * Its holder has to have shown password or passkey within the last five minutes (`account/sign-in.ts`); else it is
   * answered 403 with `recent_proof` among its errors.
   */
  recentProof?: boolean;
  /** The field that holds files: the call is `multipart/form-data` then, and the request has what is known of them. */
  files?: `${string}[]`;
  /**
   * Cache tags of all that an answer is made of (`./tags.ts`): a kept answer outlives changes under other tags. Without
   * it every change has the backend asked anew, which is always right; large answers are worth naming theirs.
   */
  tags?: (request: Record<string, unknown>) => readonly string[];
}

/** What a call takes, after its schema. */
export type RequestOf<C> = C extends Call<infer Req, Schema> ? InferOutput<Req> : never;

/** What a call answers, after its schema. */
export type ResponseOf<C> = C extends Call<Schema, infer Res> ? InferOutput<Res> : never;

/** Declares a call and keeps its types. */
export function defineCall<Req extends Schema, Res extends Schema>(call: Call<Req, Res>): Call<Req, Res> {
  return call;
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
