// npm run fonts: cuts the signs of the shown currencies out of the packages' files. The rouble and the hryvnia
// stand in files of a script that no page needs otherwise: 59 KB for one sign.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './processes/programs.ts';
import { runScript } from './processes/shutdown.ts';

/** Each sign and the subset of the package that has it. */
const SIGNS = { rouble: ['₽', 'latin-ext'], hryvnia: ['₴', 'cyrillic-ext'] } as const;

const FAMILIES = ['onest', 'cormorant'];

runScript(async () => {
  for (const family of FAMILIES) {
    for (const [name, [sign, subset]] of Object.entries(SIGNS)) {
      const source = `@fontsource-variable/${family}/files/${family}-${subset}-wght-normal.woff2`;
      const whole = await readFile(path.join(ROOT, 'node_modules', source));
      const cut = await subsetFont(whole, sign, { targetFormat: 'woff2' });
      await writeFile(path.join(ROOT, 'src/styles/fonts', `${family}-${name}.woff2`), cut);
      console.log(`${family}-${name}: ${cut.byteLength} bytes`);
    }
  }
  return 0;
});
