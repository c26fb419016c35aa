import { useQuery } from '@tanstack/react-query';
import { useDeskTexts } from '../i18n.ts';
import { callDesk } from './call-desk.ts';

/** An office as an option of a select: slug and name of its city. */
export interface Office {
  alias: string;
  title: string;
}

/** The offices of the shop in the language of the desk; empty while loading. */
export function useOffices(): Office[] {
  const { locale } = useDeskTexts();
  const { data = [] } = useQuery({
    queryKey: ['offices', locale],
    queryFn: async () => (await callDesk('offices', { locale })).data,
    staleTime: Infinity,
  });
  return data;
}
