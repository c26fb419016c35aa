import { randomFrom } from '../random.ts';
import type { ArtFacts } from './art-facts.ts';
import type { Canvas } from './canvas.ts';
import { COMPOSITIONS, type Manner } from './compositions.ts';
import type { FrameKind } from './frame.ts';
import { PALETTES } from './palettes.ts';

/** All design choices for a framed work, in units of the drawing. */
export interface ArtDesign {
  canvas: Canvas;
  manner: Manner;
  frame: FrameKind;
  frameScale: number;
  /** Width of the mat between work and frame; 0 for canvases. */
  mat: number;
  paper: boolean;
  signed: boolean;
}

const PAPER = ['gouache', 'watercolour', 'lithograph'];
const FRAMES: readonly [FrameKind, ...FrameKind[]] = ['gilt', 'carved', 'black', 'walnut', 'float', 'silver'];
const PAPER_FRAMES: readonly [FrameKind, ...FrameKind[]] = ['gilt', 'black', 'float', 'walnut', 'silver'];

/** Plausible manners for a technique. */
const MANNERS: Readonly<Record<string, readonly [Manner, ...Manner[]]>> = {
  watercolour: ['landscape', 'organic', 'colourField', 'stillLife'],
  lithograph: ['geometric', 'constructivist', 'rhythm', 'organic', 'stillLife'],
  acrylic: ['geometric', 'gestural', 'rhythm', 'colourField', 'constructivist'],
};

/** Manners that a title suggests. */
const TITLES: readonly (readonly [RegExp, readonly [Manner, ...Manner[]]])[] = [
  [/still life|lemons|vase|fruit|glass|letter|window/i, ['stillLife']],
  [
    /hills|sea\b|sail|harbour|river|road|canal|snow|\bice\b|summer|garden|steppe|shore|fog|october|hour/i,
    ['landscape'],
  ],
  [/rhythm|fugue|counterpoint|keys|echo|vertical/i, ['rhythm']],
  [/composition|circles|diagonal|bridge|tram/i, ['constructivist', 'geometric']],
  [/square|roofs|house|study/i, ['geometric']],
  [/silence|white on white|salt|pause|wind/i, ['colourField']],
  [/improvisation|embers/i, ['gestural']],
  [/figures|tree/i, ['organic']],
];

/** Maximum half width and half height of work, mat and frame together. */
const ROOM = { w: 350, h: 425 } as const;

/** Chooses the design of a work. An author has two manners and two palettes; the rest depends on the work's seed. */
export function decideArt(facts: ArtFacts): ArtDesign {
  const author = randomFrom(`author/${facts.author}`);
  const random = randomFrom(facts.seed);
  const all = Object.keys(COMPOSITIONS) as [Manner, ...Manner[]];
  const possible = MANNERS[facts.technique] ?? all;
  const manners = [author.pick(possible), author.pick(possible)] as const;
  const named = TITLES.find(([pattern]) => pattern.test(facts.title))?.[1];
  const paper = PAPER.includes(facts.technique);
  const frame = random.pick(paper ? PAPER_FRAMES : FRAMES);
  const longest = Math.max(facts.widthCm, facts.heightCm, 1);
  // A large canvas gets a relatively narrow frame, a small sheet a wide one.
  const frameScale = Math.min(1.5, Math.max(0.7, 80 / longest));
  const mat = paper ? random.between(46, 74) * Math.min(1.2, frameScale) : 0;
  const around = 60 * frameScale + mat;
  const ratio = Math.min(4, Math.max(0.25, facts.widthCm / Math.max(1, facts.heightCm)));
  const h = Math.min(ROOM.h - around, (ROOM.w - around) / ratio);
  const palettes = [author.pick(PALETTES), author.pick(PALETTES)] as const;
  const glaze = { watercolour: 0.9, gouache: 0.3, mixed: 0.35, oil: 0.2 }[facts.technique as string] ?? 0.05;
  return {
    canvas: { w: h * ratio, h, random, palette: random.pick(palettes), softness: glaze, glaze },
    manner: named ? random.pick(named) : random.pick(manners),
    frame,
    frameScale,
    mat,
    paper,
    signed: random.chance(0.8),
  };
}
