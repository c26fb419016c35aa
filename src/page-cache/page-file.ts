import { open } from 'node:fs/promises';
import { type BufferedResponse, fromBrotli } from '../platform/http/response.ts';
import { ownBytes } from '../platform/own-bytes.ts';
import { type Encoding, ENCODINGS } from '../platform/http/compression.ts';

/** The header of a page file. */
interface Head {
  status: number;
  headers: Record<string, string>;
  /** Validator of the body. */
  etag: string;
  /** Bytes of the body. */
  size: number;
  /** Bytes of what follows, in this order: the compressed variants, or the body when it has no brotli form. */
  parts: Partial<Record<Encoding | 'body', number>>;
}

/** Bytes for the length of the header. */
const LENGTH_BYTES = 4;

/** Bytes that are read for the header of a file; one with a longer header counts as another page. */
const MAX_HEAD_BYTES = 2_048;

/**
 * Encodes a page as one file: its compressed variants, and its body unless that can be read from the brotli form. One
 * rename replaces the file, so a reader never gets variants of different versions, even if several processes write.
 */
export function encodePage(response: BufferedResponse): Buffer {
  const { status, headers, encoded, etag, size } = response;
  const parts: Head['parts'] = {};
  const bytes: Buffer[] = [];
  const add = (name: keyof Head['parts'], part: Buffer) => {
    parts[name] = part.byteLength;
    bytes.push(part);
  };
  for (const encoding of ENCODINGS) if (encoded[encoding]) add(encoding, encoded[encoding]);
  if (!encoded.br) add('body', response.body);
  const head = Buffer.from(JSON.stringify({ status, headers, etag, size, parts } satisfies Head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.byteLength);
  return Buffer.concat([length, head, ...bytes]);
}

/** Decodes a page file. @throws when it is truncated. */
export function decodePage(file: Buffer): BufferedResponse {
  const { head, end } = readHead(file);
  const { status, headers, etag, size, parts } = head;
  let at = end;
  const take = (bytes: number) => {
    // A copy: a slice would keep the whole file in memory as long as any part of it is used.
    const part = ownBytes(file.subarray(at, at + bytes));
    if (part.byteLength !== bytes) throw new Error('the file of a page is cut off');
    at += bytes;
    return part;
  };
  const encoded: BufferedResponse['encoded'] = {};
  for (const encoding of ENCODINGS) {
    const bytes = parts[encoding];
    if (bytes !== undefined) encoded[encoding] = take(bytes);
  }
  const response = { status, headers, etag, size, encoded };
  return encoded.br ? fromBrotli(encoded.br, response) : { ...response, body: take(parts.body ?? 0) };
}

/** What distinguishes a response from others: status, headers and validator. */
export function identityOf({
  status,
  headers,
  etag,
}: Pick<BufferedResponse, 'status' | 'headers' | 'etag'>): string {
  return JSON.stringify([status, headers, etag]);
}

/** Whether a file is a whole page file of this response. Only its header is read. */
export async function containsPage(file: string, response: BufferedResponse): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEAD_BYTES), 0, MAX_HEAD_BYTES, 0);
    const { head, end } = readHead(buffer.subarray(0, bytesRead));
    if (identityOf(head) !== identityOf(response)) return false;
    const bytes = Object.values(head.parts).reduce((sum, size) => sum + size, end);
    return (await handle.stat()).size === bytes;
  } catch {
    return false;
  } finally {
    await handle.close();
  }
}

/** The header of a page file, and where it ends. @throws when it is truncated. */
function readHead(file: Buffer): { head: Head; end: number } {
  const end = LENGTH_BYTES + file.readUInt32BE(0);
  return { head: JSON.parse(file.toString('utf8', LENGTH_BYTES, end)) as Head, end };
}
