import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { PrerenderedStore } from '../page-cache/prerendered-store.ts';
import { makeResponse } from '../platform/http/response.ts';
import type { PageRenderer } from '../page-cache/page-renderer.ts';
import { LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { type MakePages, prerenderAll, renderSome } from './prerender.ts';

const PATHS = Array.from({ length: 60 }, (_, number) => `/article/${number}/`);
const ALL = LOCALES.flatMap((locale) => PATHS.map((path) => `${locale}:${path}`));

vi.mock('./feeds.ts', () => ({ feedPositions: async () => ({ ru: '7' }) }));
vi.mock('./prerendered-pages.ts', () => ({ prerenderedPaths: async () => PATHS }));

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'prerender-'));
  // A failed run may still be writing a page, so the removal retries.
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 10 }));
});

/** A renderer that records the pages it renders. */
function someone() {
  const made: string[] = [];
  const page = async (locale: string, path: string) => {
    made.push(`${locale}:${path}`);
    await new Promise(setImmediate);
    const response = makeResponse(200, {}, Buffer.from(path));
    return { response, life: { maxAge: 1, swr: 1, tags: [path] }, lacks: false };
  };
  return { made, renderer: { page } as unknown as PageRenderer };
}

it('architecture §2 pages made beside are made once, listed and found as those made here', async () => {
  const [here, beside] = [someone(), someone()];
  const otherStore = new PrerenderedStore(folder);
  const helper: MakePages = (keys) => renderSome(beside.renderer, otherStore, keys);
  const reports: number[] = [];
  const store = new PrerenderedStore(folder);
  const report = await prerenderAll({
    renderer: here.renderer,
    store,
    fingerprint: 'build',
    onProgress: (done) => void reports.push(done),
    openHelpers: () => [helper],
  });
  expect(report.pages).toBe(ALL.length);
  expect(reports.at(-1)).toBe(ALL.length);
  expect([...here.made, ...beside.made].sort()).toEqual(ALL.toSorted());
  expect(Math.min(here.made.length, beside.made.length)).toBeGreaterThan(0);
  const later = new PrerenderedStore(folder);
  await later.open();
  expect([...later.pages.keys()].sort()).toEqual(ALL.toSorted());
  expect(later.state).toEqual({ fingerprint: 'build', cursors: { ru: '7' }, pending: [] });
  for (const key of beside.made) {
    const path = key.slice(3);
    expect(later.pages.get(key)).toMatchObject({ tags: [path], copy: 0 });
    expect((await later.get('ru', path))?.body.toString()).toBe(path);
  }
});

it('architecture §2 what cannot be made beside ends the round, and nothing is sealed', async () => {
  const store = new PrerenderedStore(folder);
  const round = prerenderAll({
    renderer: someone().renderer,
    store,
    fingerprint: 'build',
    openHelpers: () => [() => Promise.reject(new Error('ru:/article/3/ is not found'))],
  });
  await expect(round).rejects.toThrow('ru:/article/3/ is not found');
  expect(store.state.fingerprint).toBe('');
});
