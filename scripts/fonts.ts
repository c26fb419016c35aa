// npm run fonts: makes the font subsets of the site from the packages of the typefaces.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { capitalOutlines } from './fonts/capital-outlines.ts';
import { charactersOf, CUTS, FEATURES, WEIGHTS } from './fonts/cuts.ts';
import { shareOutlines } from './fonts/share-outlines.ts';
import { readCommandLine } from './processes/command-line.ts';
import { ROOT } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';

/** Outlines of the capitals of monograms: pictures are drawn on machines without the typeface. */
const LETTERS = 'integrations/demonstration/drawing/monograms/letters.json';

/** Outlines of the letters in pictures of shared links, for the same reason. */
const SHARE_LETTERS = 'src/media/share/letters.json';

/** Spaces, which the pages take from a stand-in. */
const SPACES = ' \u00a0';

/** Accented letters in names of makers, people and places. The pages take these from the packages' own files. */
const ACCENTED = 'ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜÝàáâäåæçèéêëìíîïñòóôöøùúûüýÿßĞğİıŁłŞşŠšŽžČčŌō';

runScript(async () => {
  readCommandLine({});
  for (const cut of CUTS) {
    const whole = await readFile(fileOf(cut.family, cut.from));
    const file = await subsetFont(whole, charactersOf(cut), {
      targetFormat: 'woff2',
      keepFeatures: FEATURES,
      variationAxes: { wght: WEIGHTS[cut.family] },
    });
    await writeFile(path.join(ROOT, 'src/styles/fonts', `${cut.family}-${cut.name}.woff2`), file);
    console.log(`${cut.family}-${cut.name}: ${file.byteLength} bytes`);
  }
  const files = await Promise.all(
    ['latin', 'cyrillic', 'cyrillic-ext', 'latin-ext'].map((subset) => readFile(fileOf('cormorant', subset))),
  );
  const outlines = await capitalOutlines(files);
  await writeFile(path.join(ROOT, LETTERS), `${JSON.stringify(outlines, null, 2)}\n`);
  console.log(`capitals: ${Object.keys(outlines).length} outlines`);
  const display = CUTS.filter(({ family }) => family === 'cormorant').map(charactersOf);
  const letters = await shareOutlines(
    files,
    [...new Set([...SPACES, ...display.join(''), ...ACCENTED])].join(''),
  );
  await writeFile(path.join(ROOT, SHARE_LETTERS), `${JSON.stringify(letters)}\n`);
  console.log(`letters of shared links: ${Object.keys(letters.glyphs).length} outlines`);
  return 0;
});

function fileOf(family: string, subset: string): string {
  return path.join(
    ROOT,
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
  );
}
