import { ARRIVALS_OPTION } from '@tourbillon/domain/contract/mailing-options.ts';
import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import { Button } from '#src/ui/Button.tsx';
import { interpolate } from '../interpolate.ts';
import { keepFocus } from '../move-focus.ts';
import { ItemLine } from './ItemLine.tsx';
import { itemTitle } from './order-item.ts';
import type { TabView } from './tab-view.ts';
import { useAccountAction } from './use-account-action.ts';

interface Props {
  data: Notifications;
  view: TabView;
  show: (fresh: Notifications) => void;
}

/** The list of arrival and price notices of the account; the user can end each one. */
export function Alerts({ data: { alerts, options }, view, show }: Props) {
  const { words, options: titles } = view;
  const { busy, said, act } = useAccountAction<Notifications>(view, show);
  const isPaused = !options.includes(ARRIVALS_OPTION) && alerts.some(({ kind }) => kind === 'filter');
  return (
    <section className="account-section" aria-labelledby="area-alerts">
      <h3 id="area-alerts">{words['notifications.alertsTitle']}</h3>
      {isPaused && (
        <p>{interpolate(words['notifications.alertsPaused'], { topic: titles[ARRIVALS_OPTION] })}</p>
      )}
      {alerts.length === 0 ? (
        <p className="muted">{words['notifications.alertsEmpty']}</p>
      ) : (
        <ul className="account-sessions">
          {alerts.map(({ id, kind, item, title }) => {
            const about = title ?? (item ? itemTitle(item) : words['orders.gone']);
            const end = async () => {
              const refocus = keepFocus();
              if (await act(String(id), '/alerts/end', { id }, words['notifications.alertEnded'])) refocus();
            };
            return (
              <li key={id}>
                {kind === 'filter' ? (
                  <span>
                    <a href="/account/?tab=filters">{title}</a>
                    <small>{words['notifications.kind_filter']}</small>
                  </span>
                ) : (
                  <ItemLine item={item} gone={about} view={view}>
                    <small>{words[`notifications.kind_${kind}`]}</small>
                  </ItemLine>
                )}
                <Button
                  kind="text"
                  isSmall
                  isBusy={busy === String(id)}
                  aria-label={interpolate(words['notifications.endAlert'], { title: about })}
                  onClick={() => void end()}
                >
                  {words['notifications.endAlertWord']}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
      <p role="status" className="muted">
        {said}
      </p>
    </section>
  );
}
