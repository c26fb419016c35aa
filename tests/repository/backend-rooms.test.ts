import { describe, expect, it } from 'vitest';
import { BACKEND_ROOMS, type BackendRoom, DOMAIN_ROOMS } from './backend-rooms.ts';
import { listFiles } from './files.ts';
import { importCircles } from './import-circles.ts';
import { importsOf } from './imports.ts';

const FOLDER = 'integrations/backend/';

/** Sources that run, without their tests. */
const SOURCES = listFiles(/\.(ts|mjs)$/).filter(
  (file) => file.startsWith(FOLDER) && !file.endsWith('.test.ts'),
);

/** Imports of files of the project, types included. */
const IMPORTS = SOURCES.flatMap(importsOf).filter(({ isPackage }) => !isPackage);

describe('architecture §9: the rooms of the backend', () => {
  it('stand in order: each imports what stands before it', () => {
    const names = BACKEND_ROOMS.map(({ name }) => name);
    const upwards = BACKEND_ROOMS.flatMap(({ name, imports }, at) =>
      imports
        .filter((other) => !other.startsWith('@') && !names.slice(0, at).includes(other))
        .map((other) => `${name} → ${other}`),
    );
    expect(upwards).toEqual([]);
  });

  it('hold every source, each in one of them', () => {
    expect(SOURCES.length).toBeGreaterThan(300);
    expect(SOURCES.filter((file) => roomsOf(file).length !== 1)).toEqual([]);
  });

  it.each(BACKEND_ROOMS)('$name imports the rooms of its row, and each of them: $task', (room) => {
    const used = IMPORTS.filter(({ from }) => isIn(room, from))
      .map(({ from, to }) => ({ from, to, name: nameOf(to) }))
      .filter(({ name }) => name !== room.name);
    const forbidden = used.filter(({ name }) => name === undefined || !room.imports.includes(name));
    expect(forbidden.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    expect(room.imports.filter((name) => !used.some((one) => one.name === name))).toEqual([]);
  });

  it('of the business take of one another what a module named for its folder offers', () => {
    const inside = IMPORTS.filter(({ from, to }) => {
      const [mine, theirs] = [nameOf(from), nameOf(to)];
      if (mine === theirs || !mine || !theirs) return false;
      return DOMAIN_ROOMS.has(mine) && DOMAIN_ROOMS.has(theirs) && !/\/([^/]+)\/\1\.ts$/.test(to);
    });
    expect(inside.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
  });

  it('have no file that imports itself by way of others, types included', () => {
    const graph = new Map(SOURCES.map((file) => [file, IMPORTS.filter(({ from }) => from === file)]));
    expect(importCircles(new Map([...graph].map(([file, all]) => [file, all.map(({ to }) => to)])))).toEqual(
      [],
    );
  });
});

/** The room of a file, or the package it belongs to; undefined when it is in neither. */
function nameOf(file: string): string | undefined {
  if (file.startsWith(FOLDER)) return roomsOf(file)[0]?.name;
  const [, folder] = /^integrations\/([^/]+)\//.exec(file) ?? [];
  return folder && `@${folder}`;
}

function roomsOf(file: string): BackendRoom[] {
  return BACKEND_ROOMS.filter((room) => isIn(room, file));
}

function isIn({ paths }: BackendRoom, file: string): boolean {
  return paths.some((path) => (path.endsWith('/') ? file.startsWith(path) : file === path));
}
