import { SearchInput, SelectInput } from 'react-admin';
import { REQUEST_KINDS } from '@tourbillon/domain/contract/requests/index.ts';
import { REQUEST_LISTS } from '@tourbillon/domain/desk/inbox.ts';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { useOffices } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { useColleagues } from './use-colleagues.ts';
import { siteTexts } from '../loaded-texts.ts';

/** The filter fields of the list: the first four are in one line, the others are added with a button. */
export function useInboxFilters() {
  const { t, locale } = useDeskTexts();
  const site = siteTexts(locale);
  const isNarrow = useIsNarrow();
  const offices = useOffices();
  const colleagues = useColleagues();
  const states = REQUEST_LISTS.map((id) => ({ id, name: t(`inbox.state_${id}`) }));
  const kinds = REQUEST_KINDS.map((id) => ({ id, name: site(`requests.kind_${id}`) }));
  const cities = offices.map(({ alias, title }) => ({ id: alias, name: title }));
  const languages = LOCALES.map((id) => ({ id, name: LOCALE_FACTS[id].name }));
  const lateness = (['yes', 'no'] as const).map((id) => ({ id, name: t(`inboxWork.late_${id}`) }));
  const holders = [
    ...(['me', 'nobody'] as const).map((id) => ({ id: id as string, name: t(`inboxWork.who_${id}`) })),
    ...colleagues.map(({ id, name }) => ({ id: String(id), name })),
  ];
  const orders = (['latest', 'due'] as const).map((id) => ({ id, name: t(`inboxWork.sort_${id}`) }));
  const select = (
    source: string,
    label: string,
    choices: { id: string; name: string }[],
    alwaysOn = true,
  ) => <SelectInput key={source} source={source} label={label} choices={choices} alwaysOn={alwaysOn} />;
  return [
    <SearchInput key="search" source="search" placeholder={t('inboxWork.search')} alwaysOn />,
    select('state', t('inbox.state'), states),
    select('kind', t('inbox.kind'), kinds, !isNarrow),
    select('late', t('inboxWork.lateFilter'), lateness, !isNarrow),
    select('city', t('people.office'), cities, false),
    select('who', t('inboxWork.who'), holders, false),
    select('locale', t('inbox.language'), languages, false),
    select('sort', t('inboxWork.sort'), orders, false),
  ];
}
