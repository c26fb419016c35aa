import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { callDesk } from '../data/call-desk.ts';

/** Polling interval, milliseconds; the backend answers from an index. */
const POLLING_INTERVAL = 4_000;

/** Number of open requests, and how many of them are late. */
export interface OpenRequestCounts {
  open: number;
  late: number;
}

/**
 * Polls for changes every few seconds and invalidates the queries of requests after a change. Typed text stays. A
 * hidden page does not poll.
 */
export function useInboxPolling(): OpenRequestCounts | undefined {
  const queries = useQueryClient();
  const [waiting, setWaiting] = useState<OpenRequestCounts>();
  useEffect(() => {
    let since: string | undefined;
    let seen = '';
    const ask = async () => {
      if (document.hidden) return;
      const news = await callDesk('inboxChanges', { since }).catch(() => undefined);
      if (!news) return;
      const { until, changed, open, late } = news.data;
      // Two polls can report the same recent change, so the list is reloaded only for a new set of changes.
      const now = changed.join();
      if (since !== undefined && now !== '' && now !== seen)
        await queries.invalidateQueries({ queryKey: ['inbox'] });
      [since, seen] = [until, now];
      setWaiting({ open, late });
    };
    void ask();
    const timer = setInterval(() => void ask(), POLLING_INTERVAL);
    return () => clearInterval(timer);
  }, [queries]);
  return waiting;
}
