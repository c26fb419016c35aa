import type { ConformanceCheck } from './check.ts';

/** A client can follow the feed of changes. */
export const changesCheck: ConformanceCheck = {
  name: 'the feed of changes',
  async *run({ backend }) {
    const now = await backend.ask('changes');
    const next = await backend.ask('changes', { since: now.cursor });
    if (!next.complete) yield 'the place that the feed has just given is not known to it';
    const lost = await backend.ask('changes', { since: 'no-such-place' });
    if (lost.complete) yield 'a place that the feed has never given is known to it';
  },
};
