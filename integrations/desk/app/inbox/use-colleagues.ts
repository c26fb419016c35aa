import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../data/call-desk.ts';

/** Colleagues who may work on requests of the same office; empty while loading. */
export function useColleagues(): { id: number; name: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['colleagues'],
    queryFn: async () => (await callDesk('colleaguesOfInbox')).data,
    staleTime: 60_000,
  });
  return data;
}
