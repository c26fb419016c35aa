import { useContext, useState } from 'react';
import type { Notifications } from '@tourbillon/domain/contract/personal-area/notifications.ts';
import {
  ARRIVALS_OPTION,
  MAILING_OPTIONS,
  type MailingOption,
} from '@tourbillon/domain/contract/mailing-options.ts';
import { Button } from '#src/ui/Button.tsx';
import { Choice } from '#src/ui/forms/Choice.tsx';
import { ChoiceGroup } from '#src/ui/forms/ChoiceGroup.tsx';
import { dropHolderDraft, keepHolderDraft, readHolderDraft } from '#src/ui/account/holder-drafts.ts';
import { interpolate } from '../interpolate.ts';
import { Holder } from '../use-form-draft.ts';
import type { TabView } from './tab-view.ts';
import { useAccountAction } from './use-account-action.ts';

interface Props {
  /** Whether the mailbox of the account is confirmed. Its topics then need no letter. */
  isConfirmed: boolean;
  data: Notifications;
  view: TabView;
  show: (fresh: Notifications) => void;
}

/** Texts for the subscription states. */
const STATES = {
  none: 'notifications.stateNone',
  pending: 'notifications.statePending',
  confirmed: 'notifications.stateConfirmed',
  unsubscribed: 'notifications.stateUnsubscribed',
} as const;

/** Key of the form draft. */
const MAILING = 'mailing';

function keptTopics(holder: string): MailingOption[] | undefined {
  const kept = readHolderDraft(holder, MAILING)?.options?.split(' ');
  return kept && MAILING_OPTIONS.filter((option) => kept.includes(option));
}

/** Topics of the mailing list for the account's address. At least one is required (§5, decision 58). */
export function Mailing({ isConfirmed, data, view, show }: Props) {
  const { words, options: titles } = view;
  const { email, state } = data;
  const holder = useContext(Holder);
  const [chosen, setChosen] = useState<readonly MailingOption[]>(() => keptTopics(holder) ?? data.options);
  const { busy, said, errorsOf, act } = useAccountAction<Notifications>(view, show);
  const isOn = state === 'confirmed' || state === 'pending';
  const save = async () => {
    const done = words[isConfirmed ? 'notifications.saved' : 'notifications.confirmSent'];
    if (await act('save', '/notifications', { options: chosen }, done)) dropHolderDraft(holder, MAILING);
  };
  const end = async () => {
    if (!(await act('end', '/notifications/end', {}, words['notifications.ended']))) return;
    setChosen([]);
    dropHolderDraft(holder, MAILING);
  };
  const toggle = (option: MailingOption) => {
    const fresh = chosen.includes(option) ? chosen.filter((one) => one !== option) : [...chosen, option];
    setChosen(fresh);
    keepHolderDraft(holder, MAILING, { options: fresh.join(' ') });
  };
  return (
    <section className="account-section" aria-labelledby="area-mailing">
      <h3 id="area-mailing">{words['notifications.mailingTitle']}</h3>
      <p className="area-state">
        <span className={state === 'confirmed' ? 'badge badge--brass' : 'badge'}>{words[STATES[state]]}</span>
      </p>
      <p>{interpolate(words['notifications.mailingLead'], { email })}</p>
      <form
        className="account-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <ChoiceGroup
          id="area-options"
          legend={words['notifications.topics']}
          error={errorsOf('save').options?.[0]}
        >
          {MAILING_OPTIONS.map((option) => (
            <Choice
              key={option}
              id={`area-${option}`}
              checked={chosen.includes(option)}
              help={option === ARRIVALS_OPTION ? words['notifications.arrivalsHelp'] : undefined}
              onChange={() => toggle(option)}
            >
              {titles[option]}
            </Choice>
          ))}
        </ChoiceGroup>
        <div className="account-actions">
          <Button type="submit" isBusy={busy === 'save'}>
            {words[isOn ? 'notifications.save' : 'notifications.subscribe']}
          </Button>
          {(isOn || data.options.length > 0) && (
            <Button kind="quiet" isBusy={busy === 'end'} onClick={() => void end()}>
              {words['notifications.end']}
            </Button>
          )}
        </div>
        <p role="status" className="muted">
          {said}
        </p>
      </form>
    </section>
  );
}
