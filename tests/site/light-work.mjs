// Preloaded into the programs of the common site. The proof of work of a form takes a third of a second of processor
// time, and the tests send some hundred forms. This file makes the tasks fifty times easier. A unit test of the robot
// check covers the real number of guesses.
import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { randomInt } = crypto;

/** Minimum number of guesses of a task; the maximum is twice as many. */
const LEAST = 200;
const LIGHTER = 50;

/** @param {number} least @param {number} [beyond] @param {[]} rest */
const lighter = (least, beyond, ...rest) =>
  least > 0 && least % LEAST === 0 && beyond === 2 * least + 1
    ? randomInt(least / LIGHTER, (2 * least) / LIGHTER + 1)
    : randomInt(least, beyond, ...rest);

crypto.randomInt = lighter;
syncBuiltinESMExports();
