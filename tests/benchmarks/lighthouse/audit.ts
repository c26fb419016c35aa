import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runNpm } from '../../../scripts/bootstrap/npm.mjs';
import { CHROMIUM_FLAGS } from '../../../scripts/test/chromium.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Besides the usual ones: the certificate of the site is its own. */
const FLAGS = [...CHROMIUM_FLAGS, '--ignore-certificate-errors'];

/** Not a dependency of the project: it would double the first install, and only this script needs it. */
const LIGHTHOUSE = 'lighthouse@13.5.0';

/** Result of Lighthouse for a page, as a phone on a slow line loads it (Lighthouse's default settings). */
export interface Audit {
  /** 0 to 100 by category: performance, accessibility, best-practices, seo. */
  scores: Record<string, number>;
  /** Milliseconds of largest contentful paint and of total blocking time; cumulative layout shift. */
  lcp: number;
  tbt: number;
  cls: number;
  /** Titles of the audits that reduce a score, with their findings. */
  faults: string[];
}

interface Report {
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    { title: string; score: number | null; displayValue?: string; numericValue?: number }
  >;
}

/** Audits one address. @throws Problem when Lighthouse is not available or does not run. */
export async function audit(address: string, chromium: string): Promise<Audit> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lighthouse-'));
  const file = path.join(folder, 'report.json');
  const options = [
    `--only-categories=${CATEGORIES.join()}`,
    '--quiet',
    '--output=json',
    `--output-path=${file}`,
  ];
  process.env.CHROME_PATH = chromium;
  try {
    await runNpm(
      process.execPath,
      [
        ...['exec', '--yes', '--ignore-scripts', `--package=${LIGHTHOUSE}`, '--'],
        ...['lighthouse', address, ...options, `--chrome-flags=${FLAGS.join(' ')}`],
      ],
      folder,
    );
    return read(JSON.parse(await readFile(file, 'utf8')) as Report);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function read({ categories, audits }: Report): Audit {
  const scores = Object.entries(categories).map(([name, { score }]) => [
    name,
    Math.round((score ?? 0) * 100),
  ]);
  const weighed = Object.values(categories).flatMap(({ auditRefs }) => auditRefs);
  const value = (id: string) => audits[id]?.numericValue ?? 0;
  return {
    scores: Object.fromEntries(scores) as Record<string, number>,
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    faults: weighed
      .filter(({ weight }) => weight > 0)
      .flatMap(({ id }) => audits[id] ?? [])
      .filter(({ score }) => score !== null && score < 0.995)
      .map(({ title, displayValue }) => [title, displayValue].filter(Boolean).join(': ')),
  };
}
