import { link, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { sourceOf } from './photograph-store.ts';
import { unchangedSourceOf } from './unchanged-sources.ts';

test('a file is read once, under any of its links, and anew when it has been written', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'sources-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = path.join(folder, 'A-1-1.jpg');
  const linked = path.join(folder, 'linked.jpg');
  const read: string[] = [];
  const ask = (one: string) =>
    unchangedSourceOf(one, (two) => {
      read.push(two);
      return sourceOf(two);
    });
  await writeFile(file, 'one photograph');
  await utimes(file, 1, 1);
  const first = await ask(file);
  await link(file, linked);
  expect([await ask(file), await ask(linked)]).toEqual([first, first]);
  // The same length, so that only the time shows the change.
  await writeFile(file, 'two photograph');
  expect(await ask(linked)).not.toBe(first);
  expect(read).toEqual([file, linked]);
});
