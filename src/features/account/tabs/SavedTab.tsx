import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import { pluralText } from '@tourbillon/domain/i18n/plural.ts';
import { SAVED_LISTS, SAVED_PATHS, type SavedList } from '#src/stores/saved-items.ts';
import { $saved, followSavedLists } from '#src/stores/saved-lists.ts';
import { PriceNotices } from './PriceNotices.tsx';
import type { TabProps } from './tab-props.ts';
import type { TabView } from './tab-view.ts';

/** `/account/?tab=saved`: links to the saved lists of the account; each list has its own page. */
export function SavedTab({ view }: TabProps) {
  useEffect(followSavedLists, []);
  return (
    <>
      <p className="muted">{view.words['notifications.savedLead']}</p>
      <ul className="account-sessions">
        {SAVED_LISTS.map((list) => (
          <ListLine key={list} list={list} view={view} />
        ))}
      </ul>
      <PriceNotices view={view} />
    </>
  );
}

function ListLine({ list, view }: { list: SavedList; view: TabView }) {
  const { words, plurals, iso } = view;
  const { length } = useStore($saved[list], { ssr: () => [] });
  return (
    <li>
      <a href={SAVED_PATHS[list]}>{words[`savedLists.${list}`]}</a>
      <span className="muted">
        {length === 0 ? words['notifications.savedEmpty'] : pluralText(plurals.savedCount, length, iso)}
      </span>
    </li>
  );
}
