// npm run fonts: cuts out of the typefaces' packages what the site needs of them besides the files themselves.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { capitalOutlines } from './fonts/capital-outlines.ts';
import { ROOT } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';

/**
 * Signs of the shown currencies, each with the subset of the package that has it. The rouble and the hryvnia stand in
 * files of a script that no page needs otherwise: 59 KB for one sign.
 */
const SIGNS = { rouble: ['₽', 'latin-ext'], hryvnia: ['₴', 'cyrillic-ext'] } as const;

const FAMILIES = ['onest', 'cormorant'];

/** Capitals of monograms as outlines: pictures are drawn where no typeface is installed. */
const LETTERS = 'integrations/embedded-backend/media/drawing/monograms/letters.json';

runScript(async () => {
  for (const family of FAMILIES) {
    for (const [name, [sign, subset]] of Object.entries(SIGNS)) {
      const whole = await readFile(fileOf(family, subset));
      const cut = await subsetFont(whole, sign, { targetFormat: 'woff2' });
      await writeFile(path.join(ROOT, 'src/styles/fonts', `${family}-${name}.woff2`), cut);
      console.log(`${family}-${name}: ${cut.byteLength} bytes`);
    }
  }
  const files = await Promise.all(
    ['latin', 'cyrillic', 'cyrillic-ext'].map((subset) => readFile(fileOf('cormorant', subset))),
  );
  const outlines = await capitalOutlines(files);
  await writeFile(path.join(ROOT, LETTERS), `${JSON.stringify(outlines, null, 2)}\n`);
  console.log(`capitals: ${Object.keys(outlines).length} outlines`);
  return 0;
});

function fileOf(family: string, subset: string): string {
  return path.join(
    ROOT,
    `node_modules/@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`,
  );
}
