import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callDesk } from '../data/call-desk.ts';

/** Milliseconds between two questions; the backend answers from an index. */
const ASK_EVERY = 4_000;

/** How many requests wait, and how many of them for too long. */
export interface Waiting {
  open: number;
  late: number;
}

/**
 * Asks every few seconds what has changed, and has the lists and pages of requests read again when anything did. What is
 * being typed stays: only what was read is read anew. While the page is hidden nobody asks.
 */
export function useInboxNews(): Waiting | undefined {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<Waiting>();
  useEffect(() => {
    let since: string | undefined;
    let seen = '';
    const ask = async () => {
      if (document.hidden) return;
      const news = await callDesk('inboxChanges', { since }).catch(() => undefined);
      if (!news) return;
      const { until, changed, open, late } = news.data;
      // Changes of the last seconds are told twice: only what is new is worth reading the list for.
      const now = changed.join();
      if (since !== undefined && now !== '' && now !== seen)
        await queries.invalidateQueries({ queryKey: ['inbox'] });
      [since, seen] = [until, now];
      setWaiting({ open, late });
    };
    void ask();
    const timer = setInterval(() => void ask(), ASK_EVERY);
    return () => clearInterval(timer);
  }, [queries]);
  return waiting;
}
