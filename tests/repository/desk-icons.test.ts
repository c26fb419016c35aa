import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { listFiles, ROOT } from './files.ts';
import { importsOf } from './imports.ts';

/** Packages of the desk that show icons. */
const FRAMEWORK = ['react-admin', 'ra-core', 'ra-ui-materialui'];

it('D678 the desk has the icons that it and react-admin show, and no others', () => {
  const own = listFiles(/^integrations\/desk\/.*\.tsx?$/);
  const framework = FRAMEWORK.flatMap((name) => modulesOf(`node_modules/${name}/dist`));
  expect(framework.length).toBeGreaterThan(500);
  const shown = [...own, ...framework].flatMap(iconsIn);
  const there = listFiles(/^integrations\/desk-icons\/[A-Z]\w*\.ts$/).map((file) =>
    path.basename(file, '.ts'),
  );
  expect(there).toEqual([...new Set(shown)].sort());
});

function modulesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${folder}/${file}`);
}

function iconsIn(file: string): string[] {
  return importsOf(file).flatMap(({ to }) => /^@mui\/icons-material\/(.+)$/.exec(to)?.[1] ?? []);
}
