import { expect, test } from 'vitest';
import { formatDuration } from '@tourbillon/domain/i18n/duration.ts';
import { sceneStarts } from './scene-starts.ts';

test.each([
  [
    [9, 9, 8],
    ['0:00', '0:09', '0:18'],
  ],
  [
    [60, 5],
    ['0:00', '1:00'],
  ],
  [[], []],
])('§3 Videos: scenes of %j seconds begin at %j', (lengths, starts) => {
  expect(sceneStarts(lengths.map((seconds) => ({ seconds }))).map(formatDuration)).toEqual(starts);
});
