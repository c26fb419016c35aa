import { Fragment, useRef, useState } from 'react';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { Button } from '#src/ui/Button.tsx';
import { changeAndFocus } from '../move-focus.ts';
import type { ProfileView } from '../profile-view.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { EDIT_INFO, EditInfo } from './EditInfo.tsx';
import { shownPhone } from './stored-phone.ts';

interface Props {
  account: AccountData;
  view: ProfileView;
  onSaved: (fresh: AccountData) => void;
}

/** Shows personal info and the contact method, or the form that edits them. */
export function PersonalInfo({ account, view, onSaved }: Props) {
  const [isEditing, setEditing] = useState(useFormDraft(EDIT_INFO).isKept);
  const [said, setSaid] = useState('');
  const opener = useRef<HTMLDivElement>(null);
  const { words, methods, languages } = view;
  const close = (text: string) =>
    changeAndFocus(opener, () => {
      setEditing(false);
      setSaid(text);
    });
  const facts = [
    [words['requests.field_name'], account.name],
    [words['signIn.emailLabel'], account.email],
    [words['personalArea.phoneLabel'], shownPhone(account.phone)],
    [words['personalArea.nicknameLabel'], account.nickname],
    [
      words['requests.field_type_contact'],
      methods.find(({ value }) => value === account.notify_type)?.title ?? '',
    ],
    [
      words['personalArea.languageLabel'],
      languages.find(({ value }) => value === account.language)?.title ?? '',
    ],
  ].filter(([, value]) => value);
  return (
    <section className="account-section" aria-labelledby="account-info">
      <h2 id="account-info">{words['personalArea.infoTitle']}</h2>
      {isEditing ? (
        <EditInfo
          view={view}
          account={account}
          onCancel={() => close('')}
          onSaved={(fresh) => {
            onSaved(fresh);
            close(words['personalArea.saved']);
          }}
        />
      ) : (
        <>
          <dl className="account-facts">
            {facts.map(([label, value]) => (
              <Fragment key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Fragment>
            ))}
          </dl>
          {account.regular && <p>{words['personalArea.regular']}</p>}
          <div className="account-actions" ref={opener}>
            <Button kind="quiet" onClick={() => setEditing(true)}>
              {words['personalArea.edit']}
            </Button>
          </div>
        </>
      )}
      <p role="status" className="muted">
        {said}
      </p>
    </section>
  );
}
