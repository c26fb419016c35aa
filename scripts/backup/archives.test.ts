import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newManifest } from './manifest.ts';
import { writeArchive } from './write-archive.ts';
import { unpack } from './unpack.ts';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'archives-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** An archive in base 64, as the first release wrote it. That release had its own writer of archives. */
const OF_FIRST_RELEASE =
  'H4sIAAAAAAAAA+2ZO27bQBCGXesUxNZ6zMy+dY5U6WZfsRzJMkQ6iCGoSJ2DpM1R7BsFUhw/KANqLMkI9mtILpf4h5z9l9xh4o4D' +
  't3ky6/KiHV+1y+v5xTsDAGAAdlvY3wJIdYGa7JZdO6JVeNHAewfyFrdtx6sLOInWB2QtZklMcSi6WTfPYiruf93/fvjx8FNsBueO' +
  'rXJ80j//L1cpr44zARz0P0DP/4Rgq/9Pwc3lslu2E0CSShvrPIeYcukfT3ZZQus16e3e6NAFu4H0qHE4//Q6/0Sm5v80rDfnjqBy' +
  'TtqOSxl9zXdH1Djsf/na/2AN6ur/U3DczFc+Orc38yWndgI8vrrJX46iccD/pKi//gMjofr/FHyvVCqVyhPnnpNPyYKvZyW33cv1' +
  '+ntz4P2Pimz//a/r9/9pWA8aUZarBXdi2uBw0IhvedXOltdi2ggY4xjEtnHBKW9bCMiMEEcEn8BNAaYAYwD4vOtUZvPcimmzHjSN' +
  'SG/8WHg814hw1+16khvujttLJm22AtqwNzEyokshBauy0aQiAknnFeXA1jvjTDBFakrZ+Rw4plC8yz5iEIOm2QxfBfCysrkXAfQD' +
  'yDJAVIq8KxEjKs8lFBWd96YET4osZ4VZGeWDlyqy8tp7DNZpCk7r5wCOWlrbf5T9G1EKpSkstQ7SWMeIynBCU2x2RvnsVQmqRMKS' +
  'rc1OIkQwUAxG5lIcP9/IU41gT1T2RSlayEjBMhhliieyviiy0QbpspVSJZe1dD6WgsYypighW1kcmWCcfBbtLUz2pFHCXu4ApMko' +
  'UZKTzjsXNUe01qJhNi46X4iiUjIUzzJrAnaccswUETz5v4Nn0GwGtShWqVT+f/4AIGn+9AAgAAA=';

const FILES: Record<string, string> = {
  'database/items.jsonl': '{"id":1,"title":"Часы"}\n',
  'database/orders.jsonl': '',
  'photos/0123456789abcdef0123456789abcdef/000001795250000-0123456789abcdef0123456789abcdef.json': '{}',
  'staff-key': 'key',
  'uploads/0a.jpeg': 'x'.repeat(1300),
};

const archive = () => path.join(folder, 'shop.tar.gz');

/** The texts of an archive's files. */
async function filesOf(file: string): Promise<Record<string, string>> {
  const out = path.join(folder, 'out');
  const { files } = await unpack(file, out);
  return Object.fromEntries(
    Object.keys(files).map((name) => [name, readFileSync(path.join(out, name), 'utf8')]),
  );
}

async function packed(): Promise<string> {
  const source = path.join(folder, 'source');
  for (const [name, text] of Object.entries(FILES)) {
    mkdirSync(path.dirname(path.join(source, name)), { recursive: true });
    writeFileSync(path.join(source, name), text);
  }
  await writeArchive(source, newManifest('0.1.0', new Date('2026-11-20T08:00:00Z')), archive());
  return archive();
}

describe('backup: archives', () => {
  it('of today are read', async () => {
    expect(await filesOf(await packed())).toEqual(FILES);
  });

  it('of the first release are read', async () => {
    writeFileSync(archive(), Buffer.from(OF_FIRST_RELEASE, 'base64'));
    expect(await filesOf(archive())).toEqual(FILES);
  });

  it.each<[string, (tar: Buffer) => Buffer]>([
    ['a changed byte of a header', (tar) => (tar.write('X', 3), tar)],
    ['a changed byte of a file', (tar) => (tar.write('X', 515), tar)],
    ['a text', () => Buffer.alloc(2048, 'a')],
    ['an end in the middle of a file', (tar) => tar.subarray(0, 520)],
    ['nothing after the first file', (tar) => tar.subarray(0, 1024)],
    ['a link in the place of a file', (tar) => asLink(tar)],
    [
      'a file after the manifest',
      (tar) => Buffer.concat([tar.subarray(0, -1024), tar.subarray(0, 1024), Buffer.alloc(1024)]),
    ],
  ])('with %s are refused', async (_, change) => {
    writeFileSync(archive(), gzipSync(change(gunzipSync(readFileSync(await packed())))));
    await expect(filesOf(archive())).rejects.toThrow(/is torn, was changed, or is no backup/);
  });

  it.each(['middle', 'end'])('cut in its %s are refused', async (place) => {
    const whole = readFileSync(await packed());
    writeFileSync(archive(), whole.subarray(0, place === 'end' ? -4 : whole.length / 2));
    await expect(filesOf(archive())).rejects.toThrow(/is torn/);
  });

  it('a file that changes while it is read is not packed', async () => {
    const growing = [{ name: 'staff-key', bytes: 2, parts: partsOf('too much') }];
    const manifest = newManifest('0.1.0', new Date());
    mkdirSync(path.join(folder, 'empty'));
    await expect(writeArchive(path.join(folder, 'empty'), manifest, archive(), growing)).rejects.toThrow();
    expect(() => readFileSync(archive())).toThrow('ENOENT');
  });
});

async function* partsOf(text: string): AsyncGenerator<Buffer> {
  yield Buffer.from(text);
}

/** Turns the first entry into a symbolic link with a correct checksum. */
function asLink(tar: Buffer): Buffer {
  tar.write('2', 156);
  tar.write('        ', 148);
  const sum = tar.subarray(0, 512).reduce((all, byte) => all + byte, 0);
  tar.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  return tar;
}
