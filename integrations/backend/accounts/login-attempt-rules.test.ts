import { describe, expect, it } from 'vitest';
import { assessAttempt } from './login-attempt-rules.ts';

describe('D83 failed logins: work grows, and nobody is shut out by strangers', () => {
  it.each([
    ['nothing failed', { here: 0, account: 0, networks: [0] }, { work: 0 }],
    ['four typing errors', { here: 4, account: 4, networks: [4] }, { work: 0 }],
    ['five failures here', { here: 5, account: 5, networks: [5] }, { work: 1 }],
    ['seven', { here: 7, account: 7, networks: [7] }, { work: 4 }],
    ['twelve', { here: 12, account: 12, networks: [12] }, { work: 32 }],
    ['twenty', { here: 20, account: 20, networks: [20] }, { wait: 600 }],
    ['strangers elsewhere failed ten times', { here: 0, account: 10, networks: [0] }, { work: 0 }],
    ['thirty times', { here: 0, account: 30, networks: [0] }, { work: 2 }],
    ['a million times', { here: 0, account: 1_000_000, networks: [0] }, { work: 32 }],
    ['a neighbour failed at other accounts', { here: 0, account: 0, networks: [30] }, { work: 1 }],
    ['a thousand times', { here: 0, account: 0, networks: [1_000] }, { work: 32 }],
    ['a neighbour of the same /48', { here: 0, account: 0, networks: [0, 0, 100] }, { work: 0 }],
    ['many of the same /48', { here: 0, account: 0, networks: [0, 40, 480] }, { work: 1 }],
    ['a network that is not known', { here: 0, account: 5, networks: [] }, { work: 0 }],
  ])('%s', (_, failures, verdict) => {
    expect(assessAttempt({ hereLeft: 600, ...failures })).toEqual(verdict);
  });
});
