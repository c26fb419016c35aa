import { expect, test } from 'vitest';
import { jobInSentence } from './experts-head.ts';

test.each([
  ['Старша годинникарка', 'старша годинникарка'],
  ['Chief watch appraiser', 'chief watch appraiser'],
  ['Oʻymakor', 'oʻymakor'],
  ['GIA gemmologist', 'GIA gemmologist'],
  ['', ''],
])('content: a title for search engines says after the name: %s', (job, said) => {
  expect(jobInSentence(job)).toBe(said);
});
