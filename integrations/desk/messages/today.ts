import { todayFigures } from './today/figures.ts';
import { todayKinds } from './today/kinds.ts';

/** What the page of today says. */
export const today = { ...todayFigures, ...todayKinds } as const;
