import { useState } from 'react';
import { patternMoment } from '@tourbillon/domain/i18n/date-patterns.ts';
import { accountCall } from '#src/stores/account-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { Loaded } from '../Loaded.tsx';
import { keepFocus } from '../move-focus.ts';
import type { ProfileView } from '../profile-view.ts';
import { renewCall } from '../use-account-call.ts';

/** A session as the contract defines it. */
interface Session {
  id: number;
  device: string;
  created_at: string;
  place: string;
  same_network: boolean;
  seen_at: string;
  current: boolean;
}

/** The sessions of the account. The user can end each one except the current one, or all of them. */
export function Sessions({ view }: { view: ProfileView }) {
  const { words, dates } = view;
  const [busy, setBusy] = useState<number | 'others'>();
  const [said, setSaid] = useState('');
  const end = async (id?: number) => {
    setBusy(id ?? 'others');
    // Otherwise a screen reader would not read the same message twice.
    setSaid('');
    const refocus = keepFocus();
    const done = await accountCall('/sessions/end', id === undefined ? {} : { id }).then(
      () => true,
      () => false,
    );
    setSaid(words[done ? 'personalArea.ended' : 'personalArea.notDone']);
    setBusy(undefined);
    await renewCall('/sessions');
    refocus();
  };
  return (
    <section className="account-section" aria-labelledby="account-sessions">
      <h2 id="account-sessions">{words['personalArea.sessionsTitle']}</h2>
      <p className="muted">{words['personalArea.sessionsText']}</p>
      <Loaded<Session[]> path="/sessions" view={view}>
        {(sessions) => (
          <>
            <ul className="account-sessions">
              {sessions.map(({ id, device, created_at, place, same_network, seen_at, current }) => (
                <li key={id}>
                  <span>
                    {device || words['personalArea.unknownDevice']}
                    <small>
                      {current
                        ? words['personalArea.thisDevice']
                        : `${words['personalArea.lastSeen']} ${patternMoment(dates, seen_at)}`}
                    </small>
                    <small>
                      {words['personalArea.firstSeen']} {patternMoment(dates, created_at)}
                      {place && ` · ${words['personalArea.network']} ${place}`}
                      {same_network && !current && ` · ${words['personalArea.sameNetwork']}`}
                    </small>
                  </span>
                  {!current && (
                    <Button kind="text" isSmall isBusy={busy === id} onClick={() => void end(id)}>
                      {words['personalArea.endSession']}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            {sessions.length > 1 && (
              <div className="account-actions">
                <Button kind="quiet" isSmall isBusy={busy === 'others'} onClick={() => void end()}>
                  {words['personalArea.endOthers']}
                </Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <p role="status" className="muted">
        {said}
      </p>
    </section>
  );
}
