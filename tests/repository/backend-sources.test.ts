import { expect, it } from 'vitest';
import { BACKEND_FOLDERS } from '../../scripts/build/identity.ts';
import { readImports } from './imports.ts';

it('architecture §3: the sources by which a deploy judges the backend are all that it imports', () => {
  const inside = (file: string) => BACKEND_FOLDERS.some((folder) => file.startsWith(`${folder}/`));
  const imports = readImports(/^integrations\//).filter(
    ({ from, typeOnly }) => inside(from) && !/\.test\.tsx?$/.test(from) && !typeOnly,
  );
  expect(imports.length).toBeGreaterThan(1_000);
  const outside = imports.filter(({ to, isPackage }) => !isPackage && !inside(to));
  expect(outside.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
});
