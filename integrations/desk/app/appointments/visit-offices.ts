import { useQuery } from '@tanstack/react-query';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';

/** An office as an option of a select. */
export interface VisitOffice {
  alias: string;
  title: string;
  hours: string;
}

/** The offices whose visits the person may see, each with its day; undefined while loading. */
export function useVisitOffices({ enabled = true } = {}) {
  const { locale } = useDeskTexts();
  const { data } = useQuery({
    queryKey: ['visit-offices', locale],
    enabled,
    queryFn: async () => (await callDesk('visitOffices')).data,
  });
  return data;
}

/** The name of the office of a visit; its address word while the offices are loading. */
export function officeOfVisit(
  { office }: { office: string },
  offices: readonly Pick<VisitOffice, 'alias' | 'title'>[] = [],
): string {
  return offices.find(({ alias }) => alias === office)?.title ?? office;
}
