import { metalTones } from '../metals.ts';
import { group, num, path } from '../svg.ts';
import type { AccessoryDesign } from './accessory-design.ts';
import type { AccessoryView } from './accessory-facts.ts';
import { slab } from './fitting.ts';
import { hide, stitches } from './leather.ts';

/** A wallet: closed, or open with its pockets, cards and a banknote. */
export function drawWallet(
  design: AccessoryDesign,
  view: AccessoryView,
  model: string,
): { defs: string; content: string } {
  const { random, dye } = design;
  const t = metalTones(design.fitting);
  const usual = random.pick(['bifold', 'long', 'card', 'zip'] as const);
  const kind = /zip/i.test(model) ? 'zip' : /6cc|card/i.test(model) ? 'card' : usual;
  const [w, h] = { bifold: [236, 190], long: [190, 340], card: [230, 165], zip: [330, 172] }[kind] as [
    number,
    number,
  ];
  const r = random.between(14, 22);
  const box = (x: number, y: number, bw: number, bh: number, br: number) =>
    `M${num(x + br)} ${num(y)}H${num(x + bw - br)}Q${num(x + bw)} ${num(y)} ${num(x + bw)} ${num(y + br)}V${num(y + bh - br)}Q${num(x + bw)} ${num(y + bh)} ${num(x + bw - br)} ${num(y + bh)}H${num(x + br)}Q${num(x)} ${num(y + bh)} ${num(x)} ${num(y + bh - br)}V${num(y + br)}Q${num(x)} ${num(y)} ${num(x + br)} ${num(y)}Z`;
  const seam = (x: number, y: number, bw: number, bh: number) =>
    stitches(box(x + 10, y + 10, bw - 20, bh - 20, r - 6), design.thread, 8);
  const colours = random.pick<readonly string[]>([
    ['#23395b', '#c9a34e', '#8a8f96'],
    ['#1f1f22', '#b8b2a4', '#6c1f2b'],
    ['#d8d2c4', '#2b4a3c', '#b57e46'],
  ]);
  if (view === 'open') {
    const [ow, oh] = kind === 'long' || kind === 'zip' ? [215, 345] : [310, 185];
    const turnedPage = kind === 'long' || kind === 'zip';
    const note =
      slab(-ow + 22, -oh - 26, ow * 2 - 70, 90, 3, '#b9c2a5', 'stroke="#7e8a68"') +
      slab(-ow + 34, -oh - 16, ow * 2 - 96, 70, 2, 'none', 'stroke="#8c9877" stroke-width="2"');
    const pockets = [0, 1, 2, 3].map((row) => {
      const y = -oh + 40 + row * (oh * 2 - 60) * (turnedPage ? 0.2 : 0.17);
      const x = turnedPage ? -ow + 24 : 22;
      const pw = turnedPage ? ow * 2 - 48 : ow - 44;
      const card =
        row < 3
          ? slab(x + 8, y - 20, pw - 16, 60, 7, colours[row] ?? '#888') +
            slab(x + 24, y - 10, 26, 5, 2, '#fff', 'fill-opacity=".5"')
          : '';
      return (
        card +
        path(box(x, y, pw, oh - y - 26, 10), `fill="url(#hi)" stroke="${dye.deep}" stroke-width="1.4"`) +
        stitches(`M${num(x + 8)} ${num(y + 7)}H${num(x + pw - 8)}`, design.thread, 6)
      );
    });
    const left = turnedPage
      ? ''
      : hide(box(-ow + 22, -oh + 34, ow - 44, oh * 2 - 60, 10), dye, design.grain) +
        seam(-ow + 22, -oh + 34, ow - 44, oh * 2 - 60);
    const fold = turnedPage
      ? path(`M${num(-ow)} ${num(-oh + 20)}H${num(ow)}`, `stroke="${dye.deep}" stroke-width="4"`)
      : path(
          `M0 ${num(-oh)}V${num(oh)}M-7 ${num(-oh)}V${num(oh)}M7 ${num(-oh)}V${num(oh)}`,
          `stroke="${dye.deep}" stroke-opacity=".7" stroke-width="2.4"`,
        );
    return {
      defs: '',
      content: group(
        'transform="rotate(-3) scale(1.08)"',
        note +
          hide(box(-ow, -oh, ow * 2, oh * 2, r), dye, 'smooth') +
          seam(-ow, -oh, ow * 2, oh * 2) +
          left +
          pockets.join('') +
          fold,
      ),
    };
  }
  const back = path(
    box(-w + 7, -h + 9, w * 2, h * 2, r),
    `fill="${dye.dark}" stroke="${dye.deep}" stroke-width="2"`,
  );
  const front = hide(box(-w, -h, w * 2, h * 2, r), dye, design.grain) + seam(-w, -h, w * 2, h * 2);
  const mark = random.pick(['plate', 'emboss', 'corner', 'band'] as const);
  const marks = {
    plate:
      slab(w - 96, h - 62, 64, 26, 3, 'url(#fd)', `stroke="${t.deep}"`) +
      path(`M${num(w - 88)} ${num(h - 49)}h48`, `stroke="${t.dark}" stroke-width="2"`),
    emboss: path(
      `M-26 0L0 -30L26 0L0 30ZM-14 0L0 -16L14 0L0 16Z`,
      `fill="none" stroke="${dye.deep}" stroke-opacity=".8" stroke-width="3" transform="translate(0 ${num(h * 0.45)})"`,
    ),
    corner: [
      [-1, -1, 0],
      [1, -1, 90],
      [1, 1, 180],
      [-1, 1, 270],
    ]
      .map(([sx = 1, sy = 1, turn = 0]) =>
        path(
          'M0 0H40L0 40Z',
          `fill="url(#fd)" stroke="${t.deep}" transform="translate(${num(sx * w)} ${num(sy * h)}) rotate(${turn})"`,
        ),
      )
      .join(''),
    band:
      path(
        `M${num(w * 0.42)} ${num(-h)}h44v${num(h * 2)}h-44Z`,
        `fill="${random.pick(['#8e2c2c', '#1f4a3a', '#c9a24e', '#1d2d4e'])}" stroke="${dye.deep}"`,
      ) +
      path(
        `M${num(w * 0.42 + 15)} ${num(-h)}v${num(h * 2)}m14 0V${num(-h)}`,
        'stroke="#efe6d2" stroke-width="5"',
      ),
  }[mark];
  const cards =
    kind === 'card'
      ? [0, 1, 2]
          .map((index) =>
            slab(
              -w + 26 + index * 6,
              -h - 34 + index * 12,
              w * 2 - 52 - index * 12,
              70,
              9,
              colours[index] ?? '#888',
              'stroke="#000" stroke-opacity=".3"',
            ),
          )
          .join('')
      : '';
  const zip =
    kind === 'zip'
      ? path(
          box(-w - 7, -h - 7, w * 2 + 14, h * 2 + 14, r + 6),
          `fill="none" stroke="${t.mid}" stroke-width="7" stroke-dasharray="3 2.6"`,
        ) + slab(w - 8, -h + 26, 18, 74, 7, 'url(#fx)', `stroke="${t.deep}"`)
      : '';
  const strap =
    kind === 'long'
      ? slab(-w - 6, -30, w * 2 + 12, 60, 6, 'url(#hi)', `stroke="${dye.deep}"`) +
        `<circle r="17" fill="url(#fd)" stroke="${t.deep}"/><circle r="9" fill="url(#fx)"/>`
      : '';
  const place =
    view === 'detail'
      ? `translate(${num(-w * 1.1)} ${num(-h * 1.1)}) scale(2.4)`
      : `rotate(${num((kind === 'long' ? 9 : -7) + random.between(-7, 7))}) scale(${num(random.between(0.98, 1.12))})`;
  return { defs: '', content: group(`transform="${place}"`, cards + back + zip + front + marks + strap) };
}
