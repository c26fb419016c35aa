import { describe, expect, it, vi } from 'vitest';

const sweepSoon = vi.hoisted(() => vi.fn());
vi.mock('./delivery-worker.ts', () => ({ sweepSoon }));
const { photoRefusal, storageProblem } = await import('./form-photos.ts');

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

it.each([
  [0, '', 'image'],
  [10, '', undefined],
  [11, '', 'file_count'],
  [10, 'format', 'format'],
])('§5 D675 %i files, refused on the way: "%s"', (count, refused, expected) => {
  const photo = { id: '0'.repeat(32), name: 'a.pdf', type: 'pdf', bytes: 9 } as const;
  expect(photoRefusal(Array(count).fill(photo), refused)).toBe(expected);
});
