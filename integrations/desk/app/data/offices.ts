import { useQuery } from '@tanstack/react-query';
import type { Currency } from '@tourbillon/domain/i18n/currencies.ts';
import { useDeskTexts } from '../i18n.ts';
import { callDesk } from './call-desk.ts';

/** A city or an office in it, as an option of a select. */
export interface Office {
  alias: string;
  title: string;
  /** City of an office; null for a city. */
  parent: string | null;
  /** Currency of its loan rates. */
  currency: Currency | null;
}

/** The cities that people, requests and tickets belong to, in the language of the desk; empty while loading. */
export function useOffices(): Office[] {
  return usePlaces().filter(({ parent }) => parent === null);
}

/** Every place that an item or an order may have: the cities and the offices in them. */
export function usePlaces(): Office[] {
  const { locale } = useDeskTexts();
  const { data = [] } = useQuery({
    queryKey: ['offices', locale],
    queryFn: async () => (await callDesk('offices', { locale })).data,
    staleTime: Infinity,
  });
  return data;
}
