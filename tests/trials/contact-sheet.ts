// node tests/trials/contact-sheet.ts [watches|jewellery|accessories|art|collections|dials] [count] [file]: drawings
// on one sheet, to check after a change of the drawing code. Random ones, or the most stocked collections of watches
// (whole, or their dials from near) beside their facts. Without arguments: the 200 watches of docs/watches.webp.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import brands from '@tourbillon/backend/vocabulary/brands.json' with { type: 'json' };
import { drawWatch } from '@tourbillon/demonstration/drawing/draw-watch.ts';
import type { View } from '@tourbillon/demonstration/drawing/facts.ts';
import { drawAccessory, drawArt, drawJewel } from '@tourbillon/demonstration/drawing/goods.ts';
import {
  sampleAccessories,
  sampleArt,
  sampleJewels,
} from '@tourbillon/demonstration/samples/goods-samples.ts';
import { stockedCollections } from '@tourbillon/demonstration/samples/stocked-collections.ts';
import { sampleWatches } from '@tourbillon/demonstration/samples/watch-samples.ts';
import { contactSheet, type Print } from './contact-sheet/sheet.ts';
import { ROOT } from '../../scripts/processes/programs.ts';
import { runScript } from '../../scripts/processes/shutdown.ts';

const DRAWN: Readonly<Record<string, (count: number) => Promise<Print[]> | Print[]>> = {
  watches: async (count) => (await sampleWatches(count)).map((facts) => ({ svg: drawWatch(facts, 'front') })),
  jewellery: (count) => sampleJewels(count).map((facts) => ({ svg: drawJewel(facts, 'front') })),
  accessories: (count) => sampleAccessories(count).map((facts) => ({ svg: drawAccessory(facts, 'front') })),
  art: (count) => sampleArt(count).map((facts) => ({ svg: drawArt(facts, 'front') })),
  collections: (count) => described(count, 'front'),
  dials: (count) => described(count, 'detail'),
};

/** The most stocked collections, each as its most typical watch with its facts. */
async function described(count: number, view: View): Promise<Print[]> {
  return (await stockedCollections(count, brands)).map(({ brand, collection, count: pieces, typical }) => ({
    svg: drawWatch(typical, view),
    caption: [
      `${brand} ${collection}: ${pieces}`,
      `${typical.model} ${typical.reference ?? ''}`,
      [typical.form, typical.caseMaterial, typical.dialColour, typical.bracelet]
        .map((id) => id ?? '?')
        .join(', '),
      typical.functions.join(', '),
    ],
  }));
}

runScript(async () => {
  const [kind = 'watches', count = '200', file = path.join(ROOT, 'docs', `${kind}.webp`)] =
    process.argv.slice(2);
  const draw = DRAWN[kind];
  if (!draw) {
    console.error(`There are ${Object.keys(DRAWN).join(', ')}; not "${kind}".`);
    return 1;
  }
  const prints = await draw(Number(count));
  const layout = prints[0]?.caption ? { columns: 5, width: 330 } : { columns: 20, width: 92 };
  const sheet = await contactSheet(prints, layout, file.endsWith('.png') ? 'png' : 'webp');
  await writeFile(file, sheet);
  console.log(`${file}: ${count} ${kind}, ${Math.round(sheet.byteLength / 1024)} KB`);
  return 0;
});
