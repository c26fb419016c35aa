/** Size of both drawings, in drawing units. */
export const SHEET = { width: 600, height: 660 } as const;

/** A part of a drawn watch: its term and its position. */
export interface Part {
  /** Id of the term in the glossary. */
  term: string;
  x: number;
  y: number;
}

/** A drawing and the labels on both sides, from top to bottom, so that the leader lines do not cross. */
export interface Anatomy {
  left: readonly Part[];
  right: readonly Part[];
}

/** A chronograph from the front. */
export const OUTSIDE: Anatomy = {
  left: [
    { term: 'strap', x: 262, y: 52 },
    { term: 'lugs', x: 196, y: 150 },
    { term: 'tachymeter', x: 168, y: 246 },
    { term: 'hands', x: 236, y: 293 },
    { term: 'subdial', x: 222, y: 346 },
    { term: 'dial', x: 240, y: 412 },
    { term: 'rehaut', x: 203, y: 432 },
  ],
  right: [
    { term: 'bezel', x: 388, y: 181 },
    { term: 'pusher', x: 483, y: 231 },
    { term: 'indices', x: 408, y: 268 },
    { term: 'crown', x: 516, y: 330 },
    { term: 'date-window', x: 391, y: 330 },
    { term: 'luminous-material', x: 397, y: 386 },
    { term: 'case', x: 452, y: 432 },
  ],
};

/** An automatic movement from the back. */
export const INSIDE: Anatomy = {
  left: [
    { term: 'rotor', x: 123, y: 176 },
    { term: 'barrel', x: 98, y: 245 },
    { term: 'mainspring', x: 132, y: 296 },
    { term: 'geneva-stripes', x: 91, y: 383 },
    { term: 'bridge', x: 132, y: 482 },
    { term: 'hairspring', x: 190, y: 484 },
    { term: 'shock-protection', x: 231, y: 470 },
  ],
  right: [
    { term: 'automatic-winding', x: 414, y: 160 },
    { term: 'gear-train', x: 392, y: 224 },
    { term: 'jewel', x: 418, y: 321 },
    { term: 'crown', x: 576, y: 330 },
    { term: 'escapement', x: 395, y: 401 },
    { term: 'balance', x: 307, y: 482 },
    { term: 'movement', x: 413, y: 509 },
  ],
};
