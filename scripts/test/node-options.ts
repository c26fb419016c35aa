import { RESOLVE_ONCE } from '../processes/child.ts';

/** Options of Node for the programs of the tests, with those that this program was given. */
export const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${RESOLVE_ONCE}`.trim();
