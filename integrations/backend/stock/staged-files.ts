import { open } from 'node:fs/promises';

/** Names in the folder of a staged import in the data directory. The command creates and deletes the folder. */
export const STAGED = { file: 'stock', photos: 'photos' } as const;

/** Bytes needed to recognize XML. */
const HEAD = 64;

/** Whether a file begins with a tag, so that it is XML and not a table. */
export async function isXml(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return /^(\u00ef\u00bb\u00bf)?\s*</.test(buffer.subarray(0, bytesRead).toString('latin1'));
  } finally {
    await handle.close();
  }
}
