import { colourField, landscape } from './fields.ts';
import { gestural, organic } from './gestures.ts';
import { constructivist, geometric, rhythm } from './planes.ts';
import { stillLife } from './still-life.ts';

/** The composition of each manner; an author has one or two manners. */
export const COMPOSITIONS = {
  geometric,
  gestural,
  colourField,
  constructivist,
  landscape,
  stillLife,
  organic,
  rhythm,
} as const;
export type Manner = keyof typeof COMPOSITIONS;
