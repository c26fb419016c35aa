import { describe, expect, it, vi } from 'vitest';

const sweepSoon = vi.hoisted(() => vi.fn());
vi.mock('./delivery-worker.ts', () => ({ sweepSoon }));
const { storageProblem } = await import('./form-photos.ts');

describe('quota: what a form without scripts answers', () => {
  it.each([
    ['all', { problem: 'noRoom', status: 503, wait: 120 }, 1],
    ['network', { problem: 'noRoomForNetwork', status: 429, wait: 600 }, 0],
    ['disk', { problem: 'notSent', status: 503 }, 0],
    ['', undefined, 0],
  ])('%s', (said, expected, sweeps) => {
    sweepSoon.mockClear();
    expect(storageProblem(said)).toEqual(expected);
    expect(sweepSoon).toHaveBeenCalledTimes(sweeps);
  });
});
