import * as v from 'valibot';
import type { Schema } from '../contract/call.ts';
import type { Permission } from './roles.ts';

/** Who may make a call of the desk: anybody, any colleague who is logged in, or colleagues with a permission. */
export type DeskAccess = 'anybody' | 'colleague' | Permission;

/** The audit entry of a call: it read people's data, or it changed something; `nothing` writes no entry. */
export type AuditKind = 'read' | 'change' | 'nothing';

/**
 * The definition of one desk call: path, schemas, access, audit. The backend's routes, the desk's client and the
 * tests of access use it.
 */
export interface DeskCall<Req extends Schema = Schema, Res extends Schema = Schema> {
  method: 'GET' | 'POST';
  /** Path under `/desk`, without parameters. */
  path: `/${string}`;
  /**
   * Query of GET, JSON body of POST. A call that takes a file has its request in the query, since the file is the
   * body.
   */
  request: Req;
  /** JSON, or `deskFile`. */
  response: Res;
  access: DeskAccess;
  audited: AuditKind;
  /** The body is one file, as the browser sends it. */
  takes?: 'file';
  /** Maximum bytes of the body; by default enough for small JSON. */
  maxBytes?: number;
}

/** A file in a response. */
export interface DeskFile {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Its media type. */
  type: string;
  /** File name of a download; without it the browser may display the file. */
  name?: string;
}

/** Response schema of a call that answers with a file. */
export const deskFile = v.custom<DeskFile>(
  (value) => typeof value === 'object' && value !== null && 'body' in value && 'type' in value,
);

/** Declares a call and keeps its literal types. A GET call must not change anything. */
export function defineDeskCall<
  Req extends Schema,
  Res extends Schema,
  const Fixed extends
    | { method: 'GET'; access: DeskAccess; audited: 'read' | 'nothing' }
    | { method: 'POST'; access: DeskAccess; audited: 'change' | 'nothing' },
>(
  call: Omit<DeskCall<Req, Res>, 'method' | 'access' | 'audited'> & Fixed,
): DeskCall<Req, Res> & Pick<Fixed, 'method' | 'access' | 'audited'> {
  return call as never;
}

/** Type of a call's request. */
export type DeskRequestOf<C> = C extends DeskCall<infer Req, Schema> ? v.InferOutput<Req> : never;

/** Type of a call's response. */
export type DeskResponseOf<C> = C extends DeskCall<Schema, infer Res> ? v.InferOutput<Res> : never;
