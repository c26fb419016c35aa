import { PEARLS } from '../jewellery/gem-colours.ts';
import { bucket, clutch, dome, flap, lady, tote } from './bag-kinds.ts';
import { metalTones } from '../metals.ts';

import { openJewelCanvas } from '../jewellery/jewel-canvas.ts';

import { group, num } from '../svg.ts';
import { type AccessoryDesign, plain } from './accessory-design.ts';
import type { AccessoryView } from './accessory-facts.ts';

type BagKind = 'lady' | 'flap' | 'tote' | 'dome' | 'bucket' | 'clutch';

const KINDS: readonly (readonly [RegExp, readonly [BagKind, ...BagKind[]]])[] = [
  [/birkin|kelly|capucines|lady dior|galleria/, ['lady']],
  [
    /constance|flap|2\.55|boy|chanel 19|saddle|dionysus|horsebit|cassette|forever|panthere|medusa|chain/,
    ['flap'],
  ],
  [/garden party|neverfull|tote/, ['tote']],
  [/speedy|keepall|alma|jackie/, ['dome']],
  [/picotin|evelyne|jodie|noe|bucket/, ['bucket']],
  [/re-edition|pochette|clutch/, ['clutch']],
  [/hermes/, ['lady', 'lady', 'flap', 'bucket']],
  [/chanel/, ['flap', 'flap', 'clutch']],
  [/vuitton|goyard/, ['dome', 'tote', 'bucket']],
  [/dior|fendi|celine/, ['lady', 'flap', 'tote']],
  [/bottega/, ['clutch', 'bucket', 'tote']],
  [/./, ['flap', 'tote', 'lady', 'dome', 'bucket', 'clutch']],
];

/** A standing bag. The other side has no lock; the detail shows the lock. */
export function drawBag(
  design: AccessoryDesign,
  view: AccessoryView,
  model: string,
): { defs: string; content: string } {
  const { random } = design;
  const name = `${design.brand} ${plain(model)}`;
  const kinds = KINDS.find(([pattern]) => pattern.test(name))?.[1] ?? ['flap'];
  const kind = random.pick(kinds);
  const w = random.between(250, 285);
  const h =
    w *
    {
      lady: random.between(0.72, 0.86),
      flap: random.between(0.58, 0.72),
      tote: 0.86,
      dome: 0.68,
      bucket: 0.98,
      clutch: 0.58,
    }[kind];
  const t = metalTones(design.fitting);
  const own = openJewelCanvas(random, design.fitting, 46, PEARLS[0]);
  const draw = { lady, flap, tote, dome, bucket, clutch }[kind];
  const back = view === 'open';
  const content = draw({ design, t, w, h, back, own });
  const lifted = { lady: 76, flap: 110, tote: 110, dome: 90, bucket: 90, clutch: 0 }[kind];
  const place =
    view === 'detail'
      ? `translate(0 ${num(-lifted + h * 0.62)}) scale(2.3)`
      : `translate(0 ${lifted}) scale(1.14)`;
  return {
    defs: own.defs(),
    content: group(`transform="${place}"`, back ? group('transform="scale(-1 1)"', content) : content),
  };
}
