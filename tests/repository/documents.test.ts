import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { listFiles, readText, ROOT } from './files.ts';

/**
 * Documents for developers and operators. Texts of the shop are excluded, because they link to addresses of the
 * site.
 */
const DOCUMENTS = listFiles(/\.md$/).filter((file) => !/^integrations\/backend\/content\/.+\//.test(file));

/** The text of a document without code blocks. */
const wordsOf = (file: string) => readText(file).replaceAll(/^```[^]*?^```$/gm, '');

describe.each(DOCUMENTS)('%s', (file) => {
  it('links to files and headings that are there', () => {
    const links = [...wordsOf(file).matchAll(/\]\(([^)\s]+)\)|<img src="([^"]+)"/g)].map(
      ([, link, image]) => link ?? image ?? '',
    );
    expect(links.filter((link) => !/^(https?|mailto):/.test(link) && !leadsSomewhere(file, link))).toEqual(
      [],
    );
  });

  it('names commands of npm that are there', () => {
    const scripts = Object.keys((JSON.parse(readText('package.json')) as { scripts: object }).scripts);
    const named = [...readText(file).matchAll(/\bnpm run ([a-z][\w:-]*\w)/g)].map(([, name = '']) => name);
    expect(named.filter((name) => !scripts.includes(name))).toEqual([]);
  });

  it('names files and folders that are there', () => {
    const named = [...readText(file).matchAll(/`((?:src|integrations|scripts|tests|docs)\/[\w./[\]-]+)`/g)];
    expect(named.map(([, name = '']) => name).filter((name) => !existsSync(path.join(ROOT, name)))).toEqual(
      [],
    );
  });

  it('names files beside it that are there, when it is the README of a folder', () => {
    const folder = path.dirname(file);
    const near = [folder, path.dirname(folder)];
    const named = /^integrations\/(?!backend\/content\/).*README\.md$/.test(file)
      ? [...readText(file).matchAll(/`([\w-]+(?:\/[\w.-]+)*(?:\.ts|\/))`/g)].map(([, name = '']) => name)
      : [];
    const isThere = (name: string) => near.some((place) => existsSync(path.join(ROOT, place, name)));
    expect(named.filter((name) => !isThere(name) && !existsSync(path.join(ROOT, name)))).toEqual([]);
  });

  it('names constants and variables that the code knows', () => {
    const named = [...readText(file).matchAll(/`([A-Z][A-Z0-9]*_[A-Z0-9_]*[A-Z0-9])\b/g)].map(
      ([, name = '']) => name,
    );
    expect(named.filter((name) => !CODE.includes(name.replace(/_(RU|EN|UA|UZ|COM)$/, '_')))).toEqual([]);
  });
});

it('the README counts the filters of watches', () => {
  expect(readText('README.md')).toContain(` ${SECTIONS.clock.filters.length} groups of filters`);
});

it('the README names every command, or the page of benchmarks does', () => {
  const { scripts } = JSON.parse(readText('package.json')) as { scripts: Record<string, string> };
  const pages = listFiles(/^README\.md$|^docs\/benchmarks\//)
    .map(readText)
    .join('\n');
  const isNamed = (name: string) => new RegExp(`(npm |npm run |\`)${name}(?![\\w:-])`).test(pages);
  expect(Object.keys(scripts).filter((name) => !isNamed(name))).toEqual([]);
});

it('the README has 150 lines at most', () => {
  expect(readText('README.md').split('\n').length).toBeLessThanOrEqual(150);
});

it('every image of the documents is shown, and weighs 250 KB at most', () => {
  const shown = DOCUMENTS.map(readText).join('\n');
  const images = listFiles(/^docs\/images\//);
  expect(images.filter((image) => !shown.includes(path.basename(image)))).toEqual([]);
  expect(images.filter((image) => readText(image).length > 250_000)).toEqual([]);
});

const CODE = listFiles(/\.(ts|tsx|mjs|js|astro|yaml|service|conf|example)$/)
  .filter((file) => !file.startsWith('tests/repository/'))
  .map(readText)
  .join('\n');

function leadsSomewhere(from: string, link: string): boolean {
  const [file = '', heading] = link.split('#');
  const target = file === '' ? from : path.join(path.dirname(from), decodeURIComponent(file));
  if (!existsSync(path.join(ROOT, target))) return false;
  return heading === undefined || headingsOf(target).includes(heading);
}

/** Anchors of the headings of a document, as GitHub makes them. */
function headingsOf(file: string): string[] {
  const headings = [...wordsOf(file).matchAll(/^#{1,6} (.+)$/gm)].map(([, text = '']) => text);
  return headings.map((text) =>
    text
      .replaceAll(/\[([^\]]*)\]\([^)]*\)/g, '$1')
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replaceAll(' ', '-'),
  );
}
