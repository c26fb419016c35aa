import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../data/call-desk.ts';

/** Who may work on requests of one's office; nobody while they are read. */
export function useColleagues(): { id: number; name: string }[] {
  const { data = [] } = useQuery({
    queryKey: ['colleagues'],
    queryFn: async () => (await callDesk('colleaguesOfInbox')).data,
    staleTime: 60_000,
  });
  return data;
}
