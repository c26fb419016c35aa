import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

export const MB = 2 ** 20;

/** The marker of a quantization table in a JPEG file, and the bytes before its values (ITU-T T.81, B.2.4.1). */
const TABLE = { marker: Buffer.from([0xff, 0xdb]), head: 5 };

/** Photographs of about 20 MB each. Each has another quantization table, so all their pixels differ. */
export async function makePhotographs(
  folder: string,
  amount: number,
): Promise<{ files: string[]; bytes: number }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 45 } as const;
  const files = Array.from({ length: amount }, (_, place) => path.join(folder, `photo-${place + 1}.jpg`));
  const [first = '', ...others] = files;
  const image = sharp({ create: { width: 6000, height: 4000, channels: 3, background: '#777', noise } });
  await image.jpeg({ quality: 94 }).toFile(first);
  const bytes = await readFile(first);
  const values = bytes.indexOf(TABLE.marker) + TABLE.head;
  for (const [place, file] of others.entries()) {
    const other = Buffer.from(bytes);
    other[values + place] = (bytes[values + place] ?? 0) + 1;
    await writeFile(file, other);
  }
  return { files, bytes: bytes.length };
}
