import { describe, expect, it } from 'vitest';
import { listFiles } from './files.ts';
import { importCircles } from './import-circles.ts';
import { browserImportsOf, type Import, importsOf } from './imports.ts';
import { DOMAIN_ROOMS, FOLDERS, ROOMS, roomsBeside, roomsOf } from './rooms.ts';

/** Sources of programs, without tests and files that only tests import. */
const SOURCES = listFiles(/\.(ts|tsx|mjs|astro)$/).filter(
  (file) => FOLDERS.some((folder) => file.startsWith(folder)) && !/\.test\.tsx?$|\/test-[^/]+$/.test(file),
);

/** Imports between files of the project, including types and browser scripts. */
const IMPORTS = new Map(SOURCES.map((file) => [file, projectImports(file)]));

describe('architecture §9: the rooms', () => {
  it('stand in order: each imports what stands before it', () => {
    const upwards = ROOMS.flatMap((room) => {
      const beside = roomsBeside(room).map(({ name }) => name);
      const before = beside.slice(0, beside.indexOf(room.name));
      return room.imports
        .filter((other) => !before.includes(other))
        .map((other) => `${room.name} → ${other}`);
    });
    expect(upwards).toEqual([]);
  });

  it('hold every source, each in one of them', () => {
    expect(SOURCES.length).toBeGreaterThan(1_400);
    expect(SOURCES.filter((file) => roomsOf(file).length !== 1)).toEqual([]);
  });

  it.each(ROOMS)('$program $name imports the rooms of its row, and each of them: $task', (room) => {
    const beside = new Set(roomsBeside(room));
    const used = SOURCES.filter((file) => roomsOf(file)[0] === room)
      .flatMap((file) => IMPORTS.get(file) ?? [])
      .map((one) => ({ ...one, other: roomsOf(one.to)[0] }))
      .filter(({ other }) => other !== room);
    const forbidden = used.filter(
      ({ other }) => !other || !beside.has(other) || !room.imports.includes(other.name),
    );
    expect(forbidden.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    expect(room.imports.filter((name) => !used.some(({ other }) => other?.name === name))).toEqual([]);
  });

  it('of the business take of one another what a module named for its folder offers', () => {
    const inside = [...IMPORTS.values()].flat().filter(({ from, to }) => {
      const [mine, theirs] = [from, to].map((file) => roomsOf(file)[0]);
      if (mine === theirs || mine?.program !== 'backend' || theirs?.program !== 'backend') return false;
      return DOMAIN_ROOMS.has(mine.name) && DOMAIN_ROOMS.has(theirs.name) && !/\/([^/]+)\/\1\.ts$/.test(to);
    });
    expect(inside.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('have no file that imports itself by way of others, types included', () => {
    const files = [...SOURCES, ...listFiles(/^scripts\/.*\.(ts|mjs)$/)];
    const graph = new Map(files.map((file) => [file, projectImports(file).map(({ to }) => to)]));
    expect(importCircles(graph)).toEqual([]);
  });
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
