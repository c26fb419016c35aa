import { readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { withSmallFiles } from '../../tests/environment/small-files.ts';
import { emptyState, readIndex, writeIndex } from './prerendered-index.ts';

const page = { tags: ['frame', 'articles'], copy: 0 as const, identity: 'i'.repeat(20) };

it.runIf(process.platform !== 'win32')(
  'a list that the disk takes in part replaces no whole one',
  async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'prerendered-index-'));
    onTestFinished(() => rm(folder, { recursive: true }));
    const file = path.join(folder, 'pages.jsonl');
    const whole = new Map([['ru:/', page]]);
    await writeIndex(file, emptyState(), whole);
    const error = withSmallFiles(`
    const { emptyState, writeIndex } = await import('${import.meta.dirname}/prerendered-index.ts');
    const pages = Array.from({ length: 400 }, (_, n) => ['ru:/' + n + '/', ${JSON.stringify(page)}]);
    await writeIndex('${file}', emptyState(), new Map(pages));`);
    expect(error).toBe('EFBIG');
    expect((await readIndex(file)).pages).toEqual(whole);
    expect(readdirSync(folder)).toEqual(['pages.jsonl']);
  },
);
