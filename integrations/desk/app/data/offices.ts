import { useQuery } from '@tanstack/react-query';
import { useDeskTexts } from '../i18n.ts';
import { callDesk } from './call-desk.ts';

/** An office as it is chosen: the address word of its city and its name. */
export interface Office {
  alias: string;
  title: string;
}

/** The offices of the shop in the language of the desk; none while they are read. */
export function useOffices(): Office[] {
  const { locale } = useDeskTexts();
  const { data = [] } = useQuery({
    queryKey: ['offices', locale],
    queryFn: async () => (await callDesk('offices', { locale })).data,
    staleTime: Infinity,
  });
  return data;
}
