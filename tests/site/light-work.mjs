// Preloaded into the programs of the common site. The work that a form demands takes a third of a second of processor
// time, on purpose, and the tests send some hundred forms. A task is found here after a fiftieth of the
// guesses; how many a real one takes, a unit test of the robot check holds.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { randomInt } = crypto;

/** The least number of guesses of a task; the most is twice as many. */
const LEAST = 200;
const LIGHTER = 50;

/** @param {number} least @param {number} [beyond] @param {[]} rest */
const lighter = (least, beyond, ...rest) =>
  least > 0 && least % LEAST === 0 && beyond === 2 * least + 1
    ? randomInt(least / LIGHTER, (2 * least) / LIGHTER + 1)
    : randomInt(least, beyond, ...rest);

crypto.randomInt = lighter;
syncBuiltinESMExports();
