// node tests/trials/contact-sheet.ts [watches|jewellery|accessories|art] [count] [file]: random drawings on one
// sheet, to check after a change of the drawing code. Without arguments: the 200 watches of docs/watches.webp.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { drawWatch } from '@tourbillon/demonstration/drawing/draw-watch.ts';
import { drawAccessory, drawArt, drawJewel } from '@tourbillon/demonstration/drawing/goods.ts';
import {
  sampleAccessories,
  sampleArt,
  sampleJewels,
} from '@tourbillon/demonstration/samples/goods-samples.ts';
import { sampleWatches } from '@tourbillon/demonstration/samples/watch-samples.ts';
import { contactSheet } from './contact-sheet/sheet.ts';
import { ROOT } from '../../scripts/processes/programs.ts';
import { runScript } from '../../scripts/processes/shutdown.ts';

const DRAWN: Readonly<Record<string, (count: number) => Promise<string[]> | string[]>> = {
  watches: async (count) => (await sampleWatches(count)).map((facts) => drawWatch(facts, 'front')),
  jewellery: (count) => sampleJewels(count).map((facts) => drawJewel(facts, 'front')),
  accessories: (count) => sampleAccessories(count).map((facts) => drawAccessory(facts, 'front')),
  art: (count) => sampleArt(count).map((facts) => drawArt(facts, 'front')),
};

runScript(async () => {
  const [kind = 'watches', count = '200', file = path.join(ROOT, 'docs', `${kind}.webp`)] =
    process.argv.slice(2);
  const draw = DRAWN[kind];
  if (!draw) {
    console.error(`There are ${Object.keys(DRAWN).join(', ')}; not "${kind}".`);
    return 1;
  }
  const sheet = await contactSheet(await draw(Number(count)), { columns: 20, width: 92 });
  await writeFile(file, sheet);
  console.log(`${file}: ${count} ${kind}, ${Math.round(sheet.byteLength / 1024)} KB`);
  return 0;
});
