import { usePlaces } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';

/** The office of a city by its name; the words for all of them where there is none. */
export function OfficeName({ office }: { office: string | null }) {
  const { t } = useDeskTexts();
  const places = usePlaces();
  if (office === null) return t('people.allOffices');
  return places.find(({ alias }) => alias === office)?.title ?? office;
}
