import { constants } from 'node:fs';
import { mkdir, open, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BufferedResponse, etagOf, withLazyBody } from '../platform/http/response.ts';
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
  /** Bytes of what follows, in this order: the compressed variants, and the body when no variant contains it. */
  parts: Partial<Record<Encoding | 'body', number>>;
}

/** Bytes for the length of the header. */
const LENGTH_BYTES = 4;

/** Encodes a page as one file: its compressed variants, and its body unless that can be read from one of them. */
export function encodePage(response: BufferedResponse): Buffer {
  const { status, headers, encoded, etag, size } = response;
  const parts: Head['parts'] = {};
  const bytes: Buffer[] = [];
  const add = (name: keyof Head['parts'], part: Buffer) => {
    parts[name] = part.byteLength;
    bytes.push(part);
  };
  for (const encoding of ENCODINGS) if (encoded[encoding]) add(encoding, encoded[encoding]);
  if (!encoded.br && !encoded.zstd) add('body', response.body);
  const head = Buffer.from(JSON.stringify({ status, headers, etag, size, parts } satisfies Head));
  const length = Buffer.alloc(LENGTH_BYTES);
  length.writeUInt32BE(head.byteLength);
  return Buffer.concat([length, head, ...bytes]);
}

/**
 * Decodes a page file. Bytes after the page belong to an older one and are ignored.
 * @throws when it is not a whole page, by the validator of its body.
 */
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
  const response = withLazyBody({ status, headers, etag, size, encoded, body: take(parts.body ?? 0) });
  if (etagOf(response.body) !== etag) throw new Error('the file of a page has another body');
  return response;
}

/** What distinguishes a response from others: a hash of its status, headers and validator. */
export function identityOf({ status, headers, etag }: BufferedResponse): string {
  return etagOf(JSON.stringify([status, headers, etag]));
}

/** The page of a file. Undefined when there is none, or when the file is damaged, for example by a power failure. */
export async function readPage(file: string): Promise<BufferedResponse | undefined> {
  let bytes: Buffer;
  try {
    bytes = await readFile(file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
  try {
    return decodePage(bytes);
  } catch {
    return undefined;
  }
}

/**
 * Writes a page over what a file contains, in one step, so that two processes leave the page of one of them
 * (decision 702).
 * @throws when there is no space.
 */
export async function writePage(file: string, response: BufferedResponse): Promise<void> {
  const bytes = encodePage(response);
  const flags = constants.O_WRONLY | constants.O_CREAT;
  const handle = await open(file, flags).catch(async (error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error;
    // The folder of a new page may not exist yet.
    await mkdir(path.dirname(file), { recursive: true });
    return open(file, flags);
  });
  try {
    const { bytesWritten } = await handle.write(bytes, 0, bytes.byteLength, 0);
    if (bytesWritten < bytes.byteLength) throw new Error('no space for a page');
  } finally {
    await handle.close();
  }
}

/** The header of a page file, and where it ends. @throws when it is truncated. */
function readHead(file: Buffer): { head: Head; end: number } {
  const end = LENGTH_BYTES + file.readUInt32BE(0);
  return { head: JSON.parse(file.toString('utf8', LENGTH_BYTES, end)) as Head, end };
}
