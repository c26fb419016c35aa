import type { Blur } from '../blur.ts';
import { picture } from '../picture.ts';
import { group, num } from '../svg.ts';
import { decideArt, type ArtDesign } from './art-design.ts';
import type { ArtFacts, ArtView } from './art-facts.ts';
import type { Canvas } from './canvas.ts';
import { COMPOSITIONS } from './compositions.ts';
import { frameOf } from './frame.ts';

/** Draws a work of art in its frame: an SVG document of 800 by 960 on a transparent background. */
export function drawArt(facts: ArtFacts, view: ArtView): string {
  const design = decideArt(facts);
  const { canvas, mat, paper } = design;
  const { w, h, random, palette } = canvas;
  const moulding = frameOf(design.frame, design.frameScale);
  const painted = COMPOSITIONS[design.manner](canvas);
  const surface = texture(facts, canvas);
  const [ow, oh] = [w + mat, h + mat];
  const sheet =
    rect(w, h, paper ? '#f3eee2' : palette[0]) +
    `<g clip-path="url(#cv)">${rect(w, h, palette[0], facts.technique === 'watercolour' ? ' fill-opacity=".45"' : '')}${painted}${surface}${design.signed ? signature(canvas) : ''}</g>`;
  const margin = mat
    ? rect(ow, oh, random.chance(0.75) ? '#f6f2e9' : '#e9e2d3') +
      rect(w + 6, h + 6, 'none', ' stroke="#d8d0bf" stroke-width="2"') +
      `<path d="M${num(-w - 6)} ${num(h + 6)}V${num(-h - 6)}H${num(w + 6)}" fill="none" stroke="#8d8470" stroke-opacity=".6" stroke-width="2.4"/>`
    : '';
  const cast = `<path d="M${num(-ow)} ${num(oh)}V${num(-oh)}H${num(ow)}V${num(-oh + 12)}H${num(-ow + 10)}V${num(oh)}Z" fill="#000" fill-opacity=".28"/>`;
  const gap = design.frame === 'float' && !mat ? 9 : 0;
  const shadowGap = gap ? rect(ow + gap, oh + gap, '#2a2723') : '';
  const glass = paper ? rect(ow, oh, 'url(#gs)') : '';
  const framed = shadowGap + margin + sheet + (gap ? '' : cast) + glass + moulding.draw(ow + gap, oh + gap);
  const defs =
    moulding.defs +
    `<clipPath id="cv">${rect(w, h, '#000')}</clipPath>` +
    '<linearGradient id="gs" x2="1" y2="1"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".38" stop-color="#fff" stop-opacity=".04"/><stop offset=".4" stop-color="#fff" stop-opacity="0"/></linearGradient>' +
    '<filter id="so" x="-15%" y="-15%" width="130%" height="130%"><feDropShadow dx="7" dy="15" stdDeviation="11" flood-color="#1a1208" flood-opacity=".42"/></filter>' +
    (design.manner === 'colourField' ? '<filter id="sf"><feGaussianBlur stdDeviation="2.4"/></filter>' : '') +
    textureDefs(facts);
  const near = Math.min(2.6, 330 / Math.min(w, h) + 1.3);
  const place = {
    front: 'translate(400 480)',
    angled: 'translate(400 480) matrix(.84 -.075 0 .97 0 0)',
    detail: `translate(${num(400 - w * 0.35 * near + 150)} ${num(480 - h * 0.45 * near + 120)}) scale(${num(near)})`,
  }[view];
  const thick = view === 'angled' ? depth(design, ow + gap + moulding.wide, oh + gap + moulding.wide) : '';
  return picture(defs, group(`transform="${place}" filter="url(#so)"`, thick + framed));
}

const rect = (w: number, h: number, fill: string, more = '') =>
  `<rect x="${num(-w)}" y="${num(-h)}" width="${num(w * 2)}" height="${num(h * 2)}" fill="${fill}"${more}/>`;

/** The side of the frame in the view at an angle. */
function depth({ frame }: ArtDesign, w: number, h: number): string {
  const fill = {
    black: '#0a0a0b',
    float: '#b9b3a6',
    walnut: '#2e1b0e',
    silver: '#5d605f',
    gilt: '#5e4216',
    carved: '#4a320f',
  }[frame];
  return `<path d="M${num(w)} ${num(-h)}l26 12V${num(h - 6)}L${num(w)} ${num(h)}Z" fill="${fill}"/>`;
}

/** An illegible signature in the lower corner. */
function signature({ w, h, random, palette }: Canvas): string {
  const x = w * 0.62;
  const y = h * 0.9;
  let d = `M${num(x)} ${num(y)}`;
  for (let step = 0; step < 6; step += 1)
    d += `q${num(random.between(1, 5))} ${num(random.between(-15, -3))} ${num(random.between(5, 10))} ${num(random.between(-2, 5))}`;
  const dark = random.chance(0.6);
  return `<path d="${d}" fill="none" stroke="${dark ? '#1b1917' : (palette.at(-1) ?? '#fff')}" stroke-opacity=".85" stroke-width="1.8" stroke-linecap="round"/>`;
}

function textureDefs({ technique }: ArtFacts): string {
  switch (technique) {
    case 'oil':
    case 'mixed':
      return '<filter id="tx" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".035 .16" numOctaves="3" seed="4"/><feColorMatrix values="0 0 0 0 .5  0 0 0 0 .48  0 0 0 0 .42  1.5 0 0 0 -.62"/></filter>';
    case 'watercolour':
      return '<filter id="tx" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency=".012 .016" numOctaves="4" seed="8"/><feColorMatrix values="0 0 0 0 1  0 0 0 0 .99  0 0 0 0 .95  1.9 0 0 0 -.72"/></filter>';
    case 'acrylic':
      return '<pattern id="tx" width="4" height="4" patternUnits="userSpaceOnUse"><path d="M0 1H4M1 0V4" stroke="#000" stroke-opacity=".06"/><path d="M0 2H4M2 0V4" stroke="#fff" stroke-opacity=".07"/></pattern>';
    case 'gouache':
    case 'lithograph':
      return '<pattern id="tx" width="5" height="5" patternUnits="userSpaceOnUse"><path d="M1 1h.1M3.4 2.2h.1M2 4h.1" stroke="#fff" stroke-opacity=".3" stroke-linecap="round"/><path d="M4 4.2h.1M.4 3h.1" stroke="#000" stroke-opacity=".14" stroke-linecap="round"/></pattern>';
  }
}

/** The surface of a technique over the paint: relief of oil, blooms of watercolour, grain of paper. */
function texture({ technique }: ArtFacts, { w, h }: Canvas): string {
  return technique === 'oil' || technique === 'mixed' || technique === 'watercolour'
    ? rect(w, h, '#fff', ` filter="url(#tx)" opacity="${technique === 'watercolour' ? '.5' : '.34'}"`)
    : rect(w, h, 'url(#tx)');
}

/** The placeholder of a work: two colours at the position of the drawing. */
export function blurOfArt(facts: ArtFacts): Blur {
  const { canvas, mat } = decideArt(facts);
  const [halfWidth, halfHeight] = [(canvas.w + mat) / 80, (canvas.h + mat) / 80];
  const [ground, first = ground] = canvas.palette;
  return { x: 5, y: 6, halfWidth, halfHeight, round: false, centre: first, edge: ground };
}
