import { open } from 'node:fs/promises';
import type { BufferedResponse } from '../platform/http/response.ts';
import { ownBytes } from '../platform/own-bytes.ts';
import { type Encoding, ENCODINGS } from '../platform/http/compression.ts';

/** The header of a page file. */
interface Head {
  status: number;
  headers: Record<string, string>;
  /** Validator of the body. */
  etag: string;
  /** Bytes of each body, in the order of the file. */
  sizes: { identity: number } & Partial<Record<Encoding, number>>;
}

/** Bytes for the length of the header. */
const LENGTH_BYTES = 4;

/** Bytes that are read for the header of a file; one with a longer header counts as another page. */
const MAX_HEAD_BYTES = 2_048;

/**
 * Encodes a page with its compressed variants as one file. One rename replaces it, so a reader never gets the page
 * and a compressed variant from different versions, even if several processes write.
 */
export function encodePage({ status, headers, body, encoded, etag }: BufferedResponse): Buffer {
  const forms = ENCODINGS.flatMap((encoding) => encoded[encoding] ?? []);
  const sizes: Head['sizes'] = { identity: body.byteLength };
  for (const encoding of ENCODINGS) {
    const form = encoded[encoding];
    if (form) sizes[encoding] = form.byteLength;
  }
  const head = Buffer.from(JSON.stringify({ status, headers, etag, sizes } satisfies Head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.byteLength);
  return Buffer.concat([length, head, body, ...forms]);
}

/** Decodes a page file. @throws when it is truncated. */
export function decodePage(file: Buffer): BufferedResponse {
  const { head, end } = readHead(file);
  const { status, headers, etag, sizes } = head;
  let at = end;
  const take = (size: number) => {
    // A copy: a slice would keep the whole file in memory as long as any part of it is used.
    const part = ownBytes(file.subarray(at, at + size));
    if (part.byteLength !== size) throw new Error('the file of a page is cut off');
    at += size;
    return part;
  };
  const response: BufferedResponse = { status, headers, etag, body: take(sizes.identity), encoded: {} };
  for (const encoding of ENCODINGS) {
    const size = sizes[encoding];
    if (size !== undefined) response.encoded[encoding] = take(size);
  }
  return response;
}

/** Whether a file is a whole page file of this response. Only its header is read. */
export async function containsPage(file: string, response: BufferedResponse): Promise<boolean> {
  const handle = await open(file).catch(() => undefined);
  if (!handle) return false;
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(MAX_HEAD_BYTES), 0, MAX_HEAD_BYTES, 0);
    const { head, end } = readHead(buffer.subarray(0, bytesRead));
    const { status, headers, etag } = response;
    const isSame = JSON.stringify([head.status, head.headers]) === JSON.stringify([status, headers]);
    if (!isSame || head.etag !== etag) return false;
    const bytes = Object.values(head.sizes).reduce((sum, size) => sum + size, end);
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
