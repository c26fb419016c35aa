import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import { Alerts } from './Alerts.tsx';
import { Loaded } from '../Loaded.tsx';
import { Mailing } from './Mailing.tsx';
import type { TabProps } from './tab-props.ts';

/** `/account/?tab=notifications`: topics of the mailing list, arrival notices and price notices. */
export function NotificationsTab({ account, view }: TabProps) {
  return (
    <Loaded<Notifications> path="/notifications" view={view}>
      {(data, show) => (
        <div className="account-sections">
          <Mailing isConfirmed={account.confirmed} data={data} view={view} show={show} />
          <Alerts data={data} view={view} show={show} />
        </div>
      )}
    </Loaded>
  );
}
