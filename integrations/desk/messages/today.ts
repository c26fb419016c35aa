import { todayFigures } from './today/figures.ts';
import { todayKinds } from './today/kinds.ts';

/** Messages of the page Today. */
export const today = { ...todayFigures, ...todayKinds } as const;
