import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { PriceNotices as Data } from '@tourbillon/domain/contract/personal-area/price-notices.ts';
import { $accountSyncs } from '#src/stores/saved-lists.ts';
import { Choice } from '#src/ui/forms/Choice.tsx';
import { renewCall } from '../use-account-call.ts';
import { ItemLine } from './ItemLine.tsx';
import { itemTitle } from './order-item.ts';
import { Loaded } from '../Loaded.tsx';
import type { TabView } from './tab-view.ts';
import { useAccountAction } from './use-account-action.ts';

/** Favourites, each with a switch for price notices. */
export function PriceNotices({ view }: { view: TabView }) {
  const notificationCount = useStore($accountSyncs, { ssr: () => 0 });
  useEffect(() => {
    // The favourites of a guest are merged into the account after this page has loaded the notices.
    if (notificationCount > 0) void renewCall('/price-notices');
  }, [notificationCount]);
  return (
    <section className="account-section" aria-labelledby="area-prices">
      <h3 id="area-prices">{view.words['notifications.pricesTitle']}</h3>
      <Loaded<Data> path="/price-notices" view={view}>
        {(data, show) => <Switches data={data} view={view} show={show} />}
      </Loaded>
    </section>
  );
}

interface Props {
  data: Data;
  view: TabView;
  show: (fresh: Data) => void;
}

function Switches({ data: { all, items }, view, show }: Props) {
  const { words } = view;
  const { said, act } = useAccountAction<Data>(view, show);
  // Optimistic update: a switch returns to its old state when its call fails.
  const [wished, setWished] = useState<Readonly<Record<string, boolean>>>({});
  if (items.length === 0) return <p className="muted">{words['notifications.pricesEmpty']}</p>;
  if (all) {
    return (
      <p>
        {words['notifications.pricesAll']}{' '}
        <a href="/account/?tab=notifications">{words['notifications.pricesTopics']}</a>
      </p>
    );
  }
  return (
    <>
      <p className="muted">{words['notifications.pricesLead']}</p>
      <ul className="account-sessions">
        {items.map(({ item, alert }) => {
          const { url, catalog_type } = item;
          const notify = async (isOn: boolean) => {
            setWished((before) => ({ ...before, [url]: isOn }));
            const words_ = words[isOn ? 'notifications.priceOn' : 'notifications.alertEnded'];
            await act(`${url} ${isOn}`, '/price-notices', { catalog_type, url, alert: isOn }, words_);
            setWished((before) => {
              const { [url]: last, ...rest } = before;
              return last === isOn ? rest : before;
            });
          };
          return (
            <li key={url}>
              <ItemLine item={item} gone="" view={view}>
                <Choice
                  id={`price-${url}`}
                  as="switch"
                  aria-label={`${words['notifications.priceTell']}: ${itemTitle(item)}`}
                  checked={wished[url] ?? alert}
                  onChange={({ currentTarget }) => void notify(currentTarget.checked)}
                >
                  {words['notifications.priceTell']}
                </Choice>
              </ItemLine>
            </li>
          );
        })}
      </ul>
      <p role="status" className="muted">
        {said}
      </p>
    </>
  );
}
