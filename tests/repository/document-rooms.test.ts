import { describe, expect, it } from 'vitest';
import { readText } from './files.ts';
import { type Room, ROOMS } from './rooms.ts';

/** Diagrams by program; the first one includes the shared rooms. */
const DRAWN = [
  {
    name: 'storefront',
    rooms: ROOMS.filter(({ program }) => program === 'shared' || program === 'storefront'),
  },
  { name: 'backend', rooms: ROOMS.filter(({ program }) => program === 'backend') },
  { name: 'desk', rooms: ROOMS.filter(({ program }) => program === 'desk') },
];

const PAGE = readText('docs/architecture.md').replaceAll(/ +/g, ' ');

describe.each(DRAWN)('architecture §9: the page on the rooms of the $name', ({ name, rooms }) => {
  const [, after = ''] = PAGE.split(`### Rooms of the ${name}\n`);
  const section = after.slice(0, after.search(/^##/m));

  it('lists them in their order, with what they are for and what they import', () => {
    const rows = [...section.matchAll(/^\| `([^`]+)` \| (.*?) \| (.*?) ?\|$/gm)].map((row) =>
      row.slice(1, 4),
    );
    expect(rows).toEqual(rooms.map(({ name: room, task, imports }) => [room, task, imports.join(', ')]));
  });

  it('draws what they import', () => {
    const drawn = [...section.matchAll(/^ (\S+) --> (\S+)$/gm)].map(([, from, to]) => `${from} → ${to}`);
    expect(drawn.toSorted()).toEqual(arrowsOf(rooms).toSorted());
  });
});

/** The imports that a diagram shows: those that do not follow from other imports through a third room. */
function arrowsOf(rooms: readonly Room[]): string[] {
  const below = new Map<string, Set<string>>();
  for (const { name, imports } of rooms)
    below.set(name, new Set(imports.flatMap((other) => [other, ...(below.get(other) ?? [])])));
  return rooms.flatMap(({ name, imports }) =>
    imports
      .filter((other) => !imports.some((third) => below.get(third)?.has(other)))
      .map((other) => `${nodeOf(name)} → ${nodeOf(other)}`),
  );
}

/** Name of a room in a diagram, where `@` is not allowed. */
function nodeOf(name: string): string {
  return name.startsWith('@') ? `${name.slice(1)}-package` : name;
}
