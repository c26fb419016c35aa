import { complications } from './complications.ts';
import type { Design } from './design.ts';
import { appliedTones, dialPaint, numeralColour } from './dial-paint.ts';
import { textPath, textWidth } from './glyphs.ts';
import { drawHands } from './hands.ts';
import { drawIndices } from './indices.ts';
import { METALS } from './metals.ts';
import { minuteTrack } from './minute-track.ts';
import { skeletonWorks } from './movement.ts';
import type { Outline } from './outline.ts';
import { group, linear, num, path, radial } from './svg.ts';
import { dialSurface } from './textures.ts';

/** A drawn part and the definitions (gradients, patterns, clips) it refers to. */
export interface Part {
  defs: string;
  content: string;
}

/** The maker's name in the size that suits the dial; `y` is its height relative to half of the dial's height. */
function signature(design: Design, dial: Outline, colour: string, y: number): string {
  const size = Math.min(dial.w, dial.h);
  const height = Math.min(size * 0.075, (size * 0.7) / (textWidth(design.brandTitle) / 10));
  return path(
    textPath(design.brandTitle, 0, y * (dial.round ? size : dial.h), height),
    `fill="none" stroke="${colour}" stroke-width="${num(height * 0.13)}"`,
  );
}

/** The dial with all its parts, the hands, and the shadow of its rim. */
export function drawDial(design: Design, dial: Outline): Part {
  const paint = dialPaint(design.dial);
  const applied = appliedTones(design);
  const size = Math.min(dial.w, dial.h);
  const reach = Math.max(dial.w, dial.h);
  const surface = design.dial === 'skeleton' ? { defs: '', content: '' } : dialSurface(design, dial);
  const extra = complications(design, dial, paint, applied);
  const fume = design.texture === 'fume';
  const steel = METALS['steel'] ?? applied;
  const seconds =
    extra.longSeconds &&
    !design.twoHands &&
    !design.functions.has('seconds_disc') &&
    !(design.quartz && design.hands === 'needle');
  const roman = design.indices === 'roman';
  const hands = drawHands({
    kind: design.hands,
    tones: applied,
    reach: (dial.round ? size : Math.min(dial.h, dial.w * 1.25)) - 9,
    secondsReach: size - 9,
    minutes: 8 + Math.floor(design.random.next() * 4),
    seconds: seconds
      ? design.functions.has('chronograph')
        ? 0
        : Math.floor(design.random.next() * 60) * 6
      : null,
    secondsColour: applied.light,
    gmt:
      design.functions.has('gmt') || design.functions.has('world_time')
        ? {
            turn: Math.floor(design.random.next() * 24) * 15,
            colour: '#c8302b',
          }
        : null,
  });
  const works =
    design.dial === 'skeleton'
      ? skeletonWorks(
          reach,
          design.random,
          applied === steel
            ? { light: '#a9adb0', dark: '#3b3e41' }
            : { light: applied.mid, dark: applied.deep },
        )
      : '';
  const defs =
    radial('dl', -size * 0.15, -size * 0.2, reach * 1.25, [
      [0, paint.centre],
      [fume ? 0.45 : 0.4, paint.centre],
      [1, fume ? '#0b0b0c' : paint.rim],
    ]) +
    linear(
      'hd',
      [-4, 0, 4, 0],
      [
        [0, applied.shine],
        [0.49, applied.light],
        [0.51, applied.mid],
        [1, applied.dark],
      ],
    ) +
    `<clipPath id="dc"><path d="${dial.d}"/></clipPath>` +
    surface.defs;
  const scale = minuteTrack(dial, paint.print, roman || design.indices === 'bauhaus');
  const content =
    path(dial.d, 'fill="url(#dl)"') +
    group('clip-path="url(#dc)"', surface.content + works) +
    (works ? path(dial.d, `fill="none" stroke="${paint.rim}" stroke-width="22" clip-path="url(#dc)"`) : '') +
    scale +
    (works
      ? ''
      : signature(design, dial, design.dial === 'diamonds' ? '#3a3d40' : paint.print, extra.nameAt)) +
    extra.content +
    drawIndices({
      design,
      dial,
      paint,
      applied,
      numerals: numeralColour(design),
      free: extra.free,
      short: extra.short,
    }) +
    hands +
    path(dial.d, 'fill="none" stroke="#000" stroke-opacity=".35" stroke-width="2.4"') +
    extra.above;
  return { defs, content };
}
