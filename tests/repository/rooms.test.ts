import { describe, expect, it } from 'vitest';
import { listFiles } from './files.ts';
import { importCircles } from './import-circles.ts';
import { browserImportsOf, type Import, importsOf } from './imports.ts';
import { PROGRAMS, type Program, type Room, WITHOUT_CIRCLES } from './rooms.ts';

/** Sources that run, without their tests and what only tests import. */
const SOURCES = listFiles(/\.(ts|tsx|mjs|astro)$/).filter(
  (file) => !/\.test\.tsx?$|\/test-[^/]+$/.test(file),
);

/** Imports of one file of the project by another, types and the scripts of pages included. */
const IMPORTS = new Map(SOURCES.map((file) => [file, projectImports(file)]));

describe.each(PROGRAMS)('architecture §9: the rooms of the $name', (program) => {
  it('stand in order: each imports what stands before it', () => {
    const names = program.rooms.map(({ name }) => name);
    const upwards = program.rooms.flatMap(({ name, imports }, at) =>
      imports.filter((other) => !names.slice(0, at).includes(other)).map((other) => `${name} → ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  it('hold every source, each in one of them', () => {
    const own = SOURCES.filter((file) => program.folders.some((folder) => file.startsWith(folder)));
    expect(own.filter((file) => roomsOf(program, file).length !== 1)).toEqual([]);
  });

  it.each(program.rooms)('$name imports the rooms of its row, and each of them: $task', (room) => {
    const outside = filesOf(room).flatMap((file) => IMPORTS.get(file) ?? []);
    const used = outside
      .map((one) => ({ ...one, room: roomsOf(program, one.to)[0]?.name }))
      .filter(({ room: to }) => to !== room.name);
    const forbidden = used.filter(({ room: to }) => to === undefined || !room.imports.includes(to));
    expect(forbidden.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    expect(room.imports.filter((name) => !used.some(({ room: to }) => to === name))).toEqual([]);
  });
});

it('architecture §9: no file imports itself by way of others, types included', () => {
  const watched = SOURCES.filter((file) => WITHOUT_CIRCLES.some((folder) => file.startsWith(folder)));
  expect(watched.length).toBeGreaterThan(1_000);
  const graph = new Map(watched.map((file) => [file, (IMPORTS.get(file) ?? []).map(({ to }) => to)]));
  expect(importCircles(graph)).toEqual([]);
});

it.each([
  ['none', { a: ['b', 'c'], b: ['c'], c: [] }, []],
  ['two files', { a: ['b'], b: ['a'], c: ['a'] }, [['a', 'b']]],
  ['a file and itself', { a: ['a'] }, [['a']]],
  [
    'two circles of which one leads to the other',
    { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['c'] },
    [
      ['c', 'd'],
      ['a', 'b'],
    ],
  ],
])('import circles: %s', (_, graph, expected) => {
  expect(importCircles(new Map(Object.entries<string[]>(graph)))).toEqual(expected);
});

function projectImports(file: string): Import[] {
  const found = file.endsWith('.astro') ? [...importsOf(file), ...browserImportsOf(file)] : importsOf(file);
  return found.filter(({ isPackage }) => !isPackage);
}

function roomsOf({ rooms }: Program, file: string): Room[] {
  return rooms.filter(({ paths }) =>
    paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );
}

function filesOf({ paths }: Room): string[] {
  return SOURCES.filter((file) =>
    paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path)),
  );
}
