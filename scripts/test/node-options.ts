import { pathToFileURL } from 'node:url';
import { fileOf } from '../processes/programs.ts';

const PRELOADED = pathToFileURL(fileOf('tests/environment/resolve-once.mjs')).href;

/** Options of Node for the programs of the tests, with those that this program was given. */
export const NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --import=${PRELOADED}`.trim();
