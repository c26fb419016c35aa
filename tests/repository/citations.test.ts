import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { listFiles, readText } from './files.ts';

/** Sections and decisions that code, tests and documents may cite. */
const SOURCES = {
  specification: sectionsOf('docs/specification.md'),
  architecture: sectionsOf('docs/architecture.md'),
  decisions: listFiles(/^docs\/decisions\/(?!README).*\.md$/).flatMap(decisionsOf),
};

/** Texts of the shop contain no citations, and may use these words in another sense. */
const files = listFiles(/\.(ts|tsx|astro|mjs|js|css|md|yml|yaml|conf|service|sql)$/).filter(
  (file) => !/^integrations\/backend\/content\/|^tests\/repository\/citations\.test\.ts$/.test(file),
);

const lines = files.flatMap((file) =>
  readText(file)
    .split('\n')
    .map((text, index) => ({ text, place: `${file}:${index + 1}` })),
);

describe('citations resolve to a section or decision that is there', () => {
  it('`architecture §n`', () => {
    expect(missing(/\barchitecture §+(\d+)/g, SOURCES.architecture)).toEqual([]);
  });

  it('`§n`, which is the specification', () => {
    expect(missing(/(?<!architecture )§+ ?(\d+)/g, SOURCES.specification)).toEqual([]);
  });

  it('`decision n`, and `Dn` in titles', () => {
    expect(missing(/\b[Dd]ecisions? (\d+(?:(?:, | and | to )\d+)*)/g, SOURCES.decisions)).toEqual([]);
    expect(missing(/(?<![\w%\\.#/-])D(\d{1,3})(?![\w%])/g, SOURCES.decisions)).toEqual([]);
  });

  it('nothing else is cited by a number', () => {
    expect(missing(/\b[Ii]ssues? (\d+)|\bdesign §(\d+)|\bstyle (\d+):/g, [])).toEqual([]);
  });
});

describe('decisions', () => {
  it('have a number each', () => {
    expect(SOURCES.decisions).toHaveLength(new Set(SOURCES.decisions).size);
    expect(Math.max(...SOURCES.decisions)).toBeGreaterThan(100);
  });

  it('of the code are all in the index, under their title', () => {
    const index = readText('docs/decisions/README.md');
    const titles = listFiles(/^docs\/decisions\/(?!README).*\.md$/).flatMap((file) =>
      [...readText(file).matchAll(/^### (\d+)\. (.+)$/gm)].map(
        ([, number, title]) => `${number} | [${title}](`,
      ),
    );
    expect(titles.filter((row) => !index.includes(`| ${row}`))).toEqual([]);
  });

  it('are all named in the table of pages', () => {
    const table = readText('docs/decisions/README.md').matchAll(
      /^\| \[[^\]]+\]\((\w[\w-]*\.md)\) +\| ([\d–, ]+?) +\|$/gm,
    );
    const named = Object.fromEntries([...table].map(([, page = '', ranges = '']) => [page, ranges]));
    const pages = listFiles(/^docs\/decisions\/(?!README).*\.md$/);
    const expected = pages.map((file) => [path.basename(file), inRanges(decisionsOf(file))]);
    expect(named).toEqual(Object.fromEntries(expected));
  });
});

/** Citations of unknown numbers, with their place. */
function missing(pattern: RegExp, known: number[]): string[] {
  return lines.flatMap(({ text, place }) =>
    [...text.matchAll(pattern)]
      .flatMap((match) => match.slice(1).join(' ').match(/\d+/g) ?? [])
      .filter((number) => !known.includes(Number(number)))
      .map((number) => `${place} cites ${number}`),
  );
}

/** Numbers in ascending order, neighbours joined: `1–3, 7`. */
function inRanges(numbers: readonly number[]): string {
  const ranges: [first: number, last: number][] = [];
  for (const number of numbers.toSorted((one, other) => one - other)) {
    const range = ranges.at(-1);
    if (range?.[1] === number - 1) range[1] = number;
    else ranges.push([number, number]);
  }
  return ranges.map(([first, last]) => (first === last ? String(first) : `${first}–${last}`)).join(', ');
}

/** Numbers of the sections of a document: headings such as `## 3. Entities`. */
function sectionsOf(file: string): number[] {
  return [...readText(file).matchAll(/^## (\d+)\. /gm)].map(([, number]) => Number(number));
}

/** Numbers of the decisions of a page: rows of its table, or headings such as `### 101. …`. */
function decisionsOf(file: string): number[] {
  return [...readText(file).matchAll(/^(?:\| (\d+) +\| |### (\d+)\. )/gm)].map(([, row, heading]) =>
    Number(row ?? heading),
  );
}
