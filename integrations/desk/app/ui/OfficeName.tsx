import { usePlaces } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';

/** The name of a city's office; without a city, the words for all offices. */
export function OfficeName({ office }: { office: string | null }) {
  const { t } = useDeskTexts();
  const places = usePlaces();
  if (office === null) return t('people.allOffices');
  return places.find(({ alias }) => alias === office)?.title ?? office;
}
