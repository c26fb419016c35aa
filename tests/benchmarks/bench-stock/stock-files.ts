import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { cameraPhotograph } from '@tourbillon/backend/photographs/test-photographs.ts';

/** Photographs of a watch. */
const PHOTOGRAPHS = 3;

/** Number of different images. Each file also has its own comment, so that the shop has to clean each file. */
const SCENES = 6;

/** A photograph of 3 megapixels. */
const SIZE = { width: 1536, height: 2048 } as const;

const HEADER = 'number,section,brand,model,reference,condition,price,currency,city,gender,diameter_mm';

/** A watch as a row. @param price whole dollars. */
export function watchRow(number: number, price = 5_000 + number): string {
  const condition = number % 2 === 0 ? 'perfect' : 'natural_wear';
  return `${stockNumber(number)},watches,Rolex,Bench ${number},BN${number},${condition},${price},USD,moscow,men,40`;
}

/** The stock number of a watch. */
export function stockNumber(number: number): string {
  return `BN-${String(number).padStart(6, '0')}`;
}

/** Path of the page of a watch. */
export function watchUrl(number: number): string {
  return `rolex-bench-${number}-bn${number}-${stockNumber(number).toLowerCase()}`;
}

/** Streams rows into a file. */
export async function writeRows(file: string, rows: Iterable<string>): Promise<void> {
  function* lines() {
    yield `${HEADER}\n`;
    for (const row of rows) yield `${row}\n`;
  }
  await pipeline(Readable.from(lines()), createWriteStream(file));
}

/** Writes the photographs of watches into a folder. */
export async function writePhotographs(folder: string, watches: number): Promise<void> {
  await mkdir(folder, { recursive: true });
  const scenes: Buffer[] = [];
  for (let scene = 0; scene < SCENES; scene += 1) scenes.push(await cameraPhotograph(SIZE, scene * 60));
  for (let number = 1; number <= watches; number += 1) {
    for (let place = 1; place <= PHOTOGRAPHS; place += 1) {
      const scene = scenes[(number + place) % SCENES] ?? Buffer.alloc(0);
      await writeFile(
        path.join(folder, `${stockNumber(number)}-${place}.jpg`),
        withComment(scene, `${number}.${place}`),
      );
    }
  }
}

/** Adds a comment (marker COM) to a JPEG after its start marker. */
export function withComment(jpeg: Buffer, comment: string): Buffer {
  const head = Buffer.from([0xff, 0xfe, 0, comment.length + 2]);
  return Buffer.concat([jpeg.subarray(0, 2), head, Buffer.from(comment, 'latin1'), jpeg.subarray(2)]);
}
