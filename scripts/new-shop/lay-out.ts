import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { CONTENT_FOLDER } from '@tourbillon/backend/content-import/import-content.ts';
import { Problem } from '../bootstrap/problem.mjs';

/** Files of the folder that say who the shop is: samples to write over. */
const TEMPLATE = fileURLToPath(new URL('template', import.meta.url));

/** Articles that other texts lead to. */
const ARTICLES = ['rekvizity', 'garantii', 'sovet', 'lgotnyy-mesyac', 'skupka-chasov'];

/** Texts of the project that hold for any shop. */
const KEPT = [
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

/** Pages of a menu that a new shop has nothing for: its people, reviews, films, news, brands that it may never have. */
const WITHOUT = new RegExp(
  `^(experts|reviews|video|news)/|^clocks_today/[a-z]|^article/(?!$|${ARTICLES.join('|')})`,
);

/** A link of a text to an article that is left out: its words stay. */
const LOST_LINK = new RegExp(`\\[([^\\]]+)\\]\\(/article/(?!\\)|${ARTICLES.join('|')})[^)]*\\)`, 'g');

/** Sentences about the demonstration, a paragraph or a sentence each. */
const ABOUT_DEMONSTRATION =
  /^> .*(?:демонстра|demonstration|namoyish).*\n+|[^.\n"]*(?:демонстрац|for demonstration|namoyish)[^.\n"]*\./gm;

/** What Ukrainian texts say of the demonstration's offices, none of which is in Ukraine (decision 90). */
const ABOUT_UKRAINE =
  /^Офісу в Україні .*\n+|; в Україні офісу немає[^.]*|[^.\n|]*офісу в Україні[^.]*\.| за межами України/gimu;

/**
 * Lays out a folder: a sample shop of two cities and two languages, and the texts of the project that any shop can
 * begin with.
 * @returns how many files there are. @throws Problem when the folder is not empty.
 */
export async function layOutShop(folder: string): Promise<number> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) {
    throw new Problem(`${folder} is not empty. Give the name of a new folder.`);
  }
  for (const name of KEPT)
    await cp(path.join(CONTENT_FOLDER, name), path.join(folder, name), { recursive: true });
  await rm(path.join(folder, 'pages/about'), { recursive: true });
  await cp(TEMPLATE, folder, { recursive: true });
  const files = (await readdir(folder, { recursive: true })).filter((name) => /\.(md|json)$/.test(name));
  for (const name of files) await ownFile(path.join(folder, name), name);
  return files.length;
}

/** Takes what is the demonstration's alone out of a text. */
async function ownFile(file: string, name: string): Promise<void> {
  const before = await readFile(file, 'utf8');
  let text = before
    .replaceAll(ABOUT_DEMONSTRATION, '')
    .replaceAll(ABOUT_UKRAINE, '')
    .replaceAll(LOST_LINK, '$1');
  if (name.startsWith('articles')) text = text.replace(/^author: .*$/m, 'author: {shop}');
  if (name === 'menu.json') {
    const items = (JSON.parse(text) as { url: string }[]).filter(({ url }) => !WITHOUT.test(url));
    text = JSON.stringify(items, null, 2);
  }
  if (name === 'legal.json') {
    const legal = JSON.parse(text) as { tariffs: { cities: string[] }[] };
    const cities = ['riverside', 'harbour'];
    text = JSON.stringify({ ...legal, tariffs: legal.tariffs.slice(0, 1).map((one) => ({ ...one, cities })) }, null, 2); // prettier-ignore
  }
  if (text !== before) await writeFile(file, `${text.trimEnd()}\n`);
}
