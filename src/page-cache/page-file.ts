import { type BufferedResponse, etagOf, makeResponse } from '../platform/http/response.ts';
import { type Encoding, ENCODINGS } from '../platform/http/compression.ts';

/** The header of a page file. */
interface Head {
  status: number;
  headers: Record<string, string>;
  /** Bytes of each body, in the order of the file. */
  sizes: { identity: number } & Partial<Record<Encoding, number>>;
}

/** Bytes for the length of the header. */
const LENGTH = 4;

/**
 * Encodes a page with its compressed variants as one file. One rename replaces it, so a reader never gets the page
 * and a compressed variant from different versions, even if several processes write.
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

/** Decodes a page file. @throws when it is truncated. */
export function decodePage(file: Buffer): BufferedResponse {
  const start = LENGTH + file.readUInt32BE(0);
  const { status, headers, sizes } = JSON.parse(file.toString('utf8', LENGTH, start)) as Head;
  let at = start;
  const take = (size: number) => {
    // A copy: a slice would keep the whole file in memory as long as any part of it is used.
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
