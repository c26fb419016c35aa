import * as v from 'valibot';
import type { Schema } from '../contract/call.ts';
import type { Permission } from './roles.ts';

/** Who may make a call of the desk: anybody who can reach it, any colleague who is logged in, or those with a permission. */
export type DeskAccess = 'anybody' | 'colleague' | Permission;

/** What the audit log says of a call: that people's data was read, or that something was changed; nothing of the rest. */
export type Audited = 'read' | 'change' | 'nothing';

/**
 * One call of the desk as data: path, schemas, who may make it, what the audit log says of it. The backend's routes, the
 * desk's client and the tests of access are made of it.
 */
export interface DeskCall<Req extends Schema = Schema, Res extends Schema = Schema> {
  method: 'GET' | 'POST';
  /** Path under `/desk`, without fields in it. */
  path: `/${string}`;
  /** Query of GET, JSON body of POST; of a call that takes a file its query, since the file is the body. */
  request: Req;
  /** JSON, or `deskFile`. */
  response: Res;
  access: DeskAccess;
  audited: Audited;
  /** The body is one file, as its browser sends it. */
  takes?: 'file';
  /** Bytes the body may have; without it what small JSON needs. */
  maxBytes?: number;
}

/** A file that a call answers with. */
export interface DeskFile {
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array<ArrayBuffer>>;
  /** Its media type. */
  type: string;
  /** Under which it is saved; without it the browser may show it. */
  name?: string;
}

/** Response of a call that answers with a file. */
export const deskFile = v.custom<DeskFile>(
  (value) => typeof value === 'object' && value !== null && 'body' in value && 'type' in value,
);

/** Declares a call and keeps the types of its schemas. A call that reads may not change anything. */
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

/** What a call takes, after its schema. */
export type DeskRequestOf<C> = C extends DeskCall<infer Req, Schema> ? v.InferOutput<Req> : never;

/** What a call answers, after its schema. */
export type DeskResponseOf<C> = C extends DeskCall<Schema, infer Res> ? v.InferOutput<Res> : never;
