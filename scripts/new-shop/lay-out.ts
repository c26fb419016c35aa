import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Sample files that describe the shop. The owner replaces their contents. */
const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** Articles that other texts link to. */
const ARTICLES = ['rekvizity', 'garantii', 'sovet', 'lgotnyy-mesyac', 'skupka-chasov'];

/** Texts of the project that suit any shop. */
const KEPT_TEXTS = [
  'services',
  'documents',
  'faq',
  'glossary',
  'glossary.json',
  'famous',
  'famous.json',
  'guides.json',
  'questions.json',
  'conditions.json',
  'terms.json',
  'brands.json',
  'advantages.json',
  'actions.json',
  'menu.json',
  'legal.json',
  'pages',
  'pictures',
  ...ARTICLES.map((slug) => `articles/${slug}`),
];

/**
 * Menu pages that a new shop has no content for: its people, reviews, films, news, and brands that it may not
 * sell.
 */
const EMPTY_MENU_PAGES = new RegExp(
  `^(experts|reviews|video|news)/|^clocks_today/[a-z]|^article/(?!$|${ARTICLES.join('|')})`,
);

/** A link to an article that is left out. Its words stay. */
const LOST_LINK = new RegExp(`\\[([^\\]]+)\\]\\(/article/(?!\\)|${ARTICLES.join('|')})[^)]*\\)`, 'g');

/** Sentences about the demonstration: whole paragraphs, or single sentences. */
const ABOUT_DEMONSTRATION =
  /^> .*(?:демонстра|demonstration|namoyish).*\n+|[^.\n"]*(?:демонстрац|for demonstration|namoyish)[^.\n"]*\./gm;

/** Sentences of Ukrainian texts about the demonstration's offices, none of which is in Ukraine (decision 90). */
const ABOUT_UKRAINE =
  /^Офісу в Україні .*\n+|; в Україні офісу немає[^.]*|[^.\n|]*офісу в Україні[^.]*\.| за межами України/gimu;

/**
 * Makes a folder with a sample shop of two cities and two languages, and the texts of the project that suit any
 * shop.
 * @returns the number of files. @throws Problem when the folder is not empty.
 */
export async function layOutShop(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new Problem(`${folder} is not empty. Give the name of a new folder.`);
  }
  for (const name of KEPT_TEXTS)
    await cp(path.join(CONTENT_FOLDER, name), path.join(folder, name), { recursive: true });
  await rm(path.join(folder, 'pages/about'), { recursive: true });
  await cp(TEMPLATE, folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(md|json)$/.test(name));
  for (const name of files) await ownFile(path.join(folder, name), name);
  return files.length;
}

/** Removes the sentences about the demonstration from a text. */
async function ownFile(file: string, name: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  let text = before
    .replaceAll(ABOUT_DEMONSTRATION, '')
    .replaceAll(ABOUT_UKRAINE, '')
    .replaceAll(LOST_LINK, '$1');
  if (name.startsWith('articles')) text = text.replace(/^author: .*$/m, 'author: {shop}');
  if (name === 'menu.json') {
    const items = (JSON.parse(text) as { url: string }[]).filter(({ url }) => !EMPTY_MENU_PAGES.test(url));
    text = JSON.stringify(items, null, 2);
  }
  if (name === 'legal.json') {
    const legal = JSON.parse(text) as { tariffs: { cities: string[] }[] };
    const cities = ['riverside', 'harbour'];
    text = JSON.stringify({ ...legal, tariffs: legal.tariffs.slice(0, 1).map((one) => ({ ...one, cities })) }, null, 2); // prettier-ignore
  }
  if (text !== before) await writeFile(file, `${text.trimEnd()}\n`);
}
