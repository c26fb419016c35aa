import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { mockEnvironment } from './mock-environment.ts';

it('a mock has folders of its own: what it writes and deletes leaves those of the shop as they are', async () => {
  const place = mkdtempSync(path.join(tmpdir(), 'mock-'));
  onTestFinished(() => rmSync(place, { recursive: true }));
  const [dataDir, contentDir, pictures] = ['data', 'content', 'pictures'].map((name) => {
    mkdirSync(path.join(place, name));
    return path.join(place, name);
  }) as [string, string, string];
  const cover = path.join(pictures, 'cover.jpg');
  writeFileSync(cover, 'of a draft');
  writeFileSync(path.join(contentDir, 'menu.json'), '[]');
  symlinkSync(pictures, path.join(contentDir, 'pictures'));

  const { DATA_DIR, CONTENT_DIR = '' } = await mockEnvironment({ dataDir, contentDir });
  expect(DATA_DIR).toBe(path.join(dataDir, 'mock'));
  expect(readFileSync(path.join(CONTENT_DIR, 'menu.json'), 'utf8')).toBe('[]');
  rmSync(path.join(CONTENT_DIR, 'pictures/cover.jpg'));
  writeFileSync(path.join(CONTENT_DIR, 'menu.json'), '[1]');
  expect(existsSync(cover)).toBe(true);
  expect(readFileSync(path.join(contentDir, 'menu.json'), 'utf8')).toBe('[]');

  rmSync(path.join(contentDir, 'menu.json'));
  await mockEnvironment({ dataDir, contentDir });
  expect(existsSync(path.join(CONTENT_DIR, 'pictures/cover.jpg'))).toBe(true);
  expect(existsSync(path.join(CONTENT_DIR, 'menu.json')), 'deleted by the shop').toBe(false);
});
