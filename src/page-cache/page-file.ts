import { type BufferedResponse, etagOf, makeResponse } from '../platform/http/response.ts';
import { type Encoding, ENCODINGS } from '../platform/http/compression.ts';

/** What stands before the bodies in a page's file. */
interface Head {
  status: number;
  headers: Record<string, string>;
  /** Bytes of each body, in the order they follow. */
  sizes: { identity: number } & Partial<Record<Encoding, number>>;
}

/** Bytes that hold the length of the head. */
const LENGTH = 4;

/**
 * A page with its compressed forms as one file: replaced by one rename, so that no reader ever takes the page of one
 * moment and the compressed form of another, whichever process wrote them.
 */
export function encodePage({ status, headers, body, encoded }: BufferedResponse): Buffer {
  const forms = ENCODINGS.flatMap((encoding) => encoded[encoding] ?? []);
  const sizes: Head['sizes'] = { identity: body.byteLength };
  for (const encoding of ENCODINGS) {
    const form = encoded[encoding];
    if (form) sizes[encoding] = form.byteLength;
  }
  const head = Buffer.from(JSON.stringify({ status, headers, sizes } satisfies Head));
  const length = Buffer.alloc(LENGTH);
  length.writeUInt32BE(head.byteLength);
  return Buffer.concat([length, head, body, ...forms]);
}

/** Reads it back. @throws when it is not whole. */
export function decodePage(file: Buffer): BufferedResponse {
  const start = LENGTH + file.readUInt32BE(0);
  const { status, headers, sizes } = JSON.parse(file.toString('utf8', LENGTH, start)) as Head;
  let at = start;
  const take = (size: number) => {
    // A copy: a slice would keep the whole file in memory for as long as any part of it.
    const part = Buffer.from(file.subarray(at, at + size));
    if (part.byteLength !== size) throw new Error('the file of a page is cut off');
    at += size;
    return part;
  };
  const response = makeResponse(status, headers, take(sizes.identity));
  for (const encoding of ENCODINGS) {
    const size = sizes[encoding];
    if (size !== undefined) response.encoded[encoding] = take(size);
  }
  return { ...response, etag: etagOf(response.body) };
}
