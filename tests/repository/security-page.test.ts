import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readText, ROOT } from './files.ts';

const PAGE = readText('docs/security.md');
const LIST = PAGE.slice(PAGE.indexOf('## OWASP ASVS'));

/** Files of the project that a text names as code. */
const filesIn = (text: string) =>
  [...text.matchAll(/`((?:src|integrations|scripts|tests|docs|\.github)\/[\w./[\]-]+\.\w+)`/g)].map(
    ([, file = '']) => file,
  );

/** Rows of the list: section, state, explanation. */
const rows = [...LIST.matchAll(/^\| (\d+\.\d+)(?:–(\d+\.\d+))? [^|]*\| ([^|]+?) +\| (.*?) +\|$/gm)].map(
  ([, from = '', to, state = '', words = '']) => ({ from, to: to ?? from, state, words }),
);

/** How many sections each chapter of ASVS 5.0 has, V1 to V17. */
const SECTIONS = [5, 4, 7, 4, 4, 8, 6, 4, 2, 7, 7, 3, 4, 3, 4, 5, 3];

describe('the page on security', () => {
  it('names files that are there', () => {
    const named = filesIn(PAGE);
    expect(named.length).toBeGreaterThan(20);
    expect(named.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  });

  it('goes through every section of the standard, in its order', () => {
    const all = SECTIONS.flatMap((count, chapter) =>
      Array.from({ length: count }, (_, section) => `${chapter + 1}.${section + 1}`),
    );
    const listed = rows.flatMap(({ from, to }) => all.slice(all.indexOf(from), all.indexOf(to) + 1));
    expect(listed).toEqual(all);
  });

  it('says of each how it stands, of what is met what holds it, and of what is not what is missing', () => {
    const states = ['met', 'partly', 'not met', 'not applicable'];
    expect(rows.filter(({ state }) => !states.includes(state))).toEqual([]);
    const bare = rows.filter(({ state, words }) =>
      /^(met|partly)$/.test(state) ? filesIn(words).length === 0 : words.length < 10,
    );
    expect(bare).toEqual([]);
  });
});
