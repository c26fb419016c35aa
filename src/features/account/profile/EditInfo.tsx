import { useState, type FormEvent } from 'react';
import type { AccountData } from '@tourbillon/domain/contract/account/profile.ts';
import { wholePhone } from '@tourbillon/domain/i18n/phone-number.ts';
import { CallFailure } from '#src/stores/account-call.ts';
import { isProofMissing, provedCall } from '#src/ui/account/proved-call.ts';
import { Button } from '#src/ui/Button.tsx';
import { Choice } from '#src/ui/forms/Choice.tsx';
import { ChoiceGroup } from '#src/ui/forms/ChoiceGroup.tsx';
import { ErrorSummary } from '#src/ui/forms/ErrorSummary.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import type { ProfileView } from '../profile-view.ts';
import { useFormDraft } from '../use-form-draft.ts';
import { PhoneField } from './PhoneField.tsx';

interface Props {
  account: AccountData;
  view: ProfileView;
  onCancel: () => void;
  onSaved: (fresh: AccountData) => void;
}

/** Key of the form draft. */
export const EDIT_INFO = 'profile';

/** Fields in display order; the error summary uses the same order. */
const FIELDS = ['name', 'phone', 'nickname', 'notify_type', 'language'] as const;

/** Form for personal info and the contact method (§5). The server validates it. */
export function EditInfo({ account, view, onCancel, onSaved }: Props) {
  const { words } = view;
  const [failure, setFailure] = useState<CallFailure>();
  const [attempt, setAttempt] = useState(0);
  const [isBusy, setBusy] = useState(false);
  const draft = useFormDraft(EDIT_INFO);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const typed = new FormData(event.currentTarget);
    const text = (name: string) => String(typed.get(name) ?? '');
    setBusy(true);
    try {
      const { data } = await provedCall<{ data: AccountData }>('/account/edit', {
        name: text('name'),
        phone: wholePhone(text('country'), text('phone')),
        nickname: text('nickname'),
        notify_type: Number(text('notify_type')),
        language: text('language'),
      });
      draft.drop();
      onSaved(data);
    } catch (error) {
      setBusy(false);
      setAttempt((before) => before + 1);
      setFailure(error instanceof CallFailure ? error : new CallFailure(0));
    }
  };
  const errorOf = (name: string) => failure?.errors[name]?.[0];
  const mistakes = FIELDS.flatMap((name) => {
    const text = errorOf(name);
    return text ? [{ id: `edit-${name}`, text }] : [];
  });
  return (
    <form className="account-form" noValidate {...draft.form} onSubmit={(event) => void send(event)}>
      <ErrorSummary title={words['forms.summary']} errors={mistakes} attempt={attempt} />
      <TextField
        id="edit-name"
        name="name"
        label={words['requests.field_name']}
        error={errorOf('name')}
        defaultValue={account.name}
        autoComplete="name"
        autoFocus
        required
        maxLength={120}
      />
      <PhoneField view={view} phone={account.phone} error={errorOf('phone')} />
      <TextField
        id="edit-nickname"
        name="nickname"
        label={words['personalArea.nicknameLabel']}
        help={words['requests.nicknameHelp']}
        error={errorOf('nickname')}
        defaultValue={account.nickname}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
      />
      <ChoiceGroup
        id="edit-notify_type"
        legend={words['requests.field_type_contact']}
        error={errorOf('notify_type')}
      >
        {view.methods.map(({ value, title }) => (
          <Choice
            key={value}
            id={`edit-notify-${value}`}
            as="radio"
            name="notify_type"
            value={value}
            defaultChecked={account.notify_type === value}
          >
            {title}
          </Choice>
        ))}
      </ChoiceGroup>
      <SelectField
        id="edit-language"
        name="language"
        label={words['personalArea.languageLabel']}
        error={errorOf('language')}
        options={view.languages}
        defaultValue={account.language}
      />
      {/* Placed near the focused button: the top of the form may be outside the viewport. */}
      {failure && mistakes.length === 0 && (
        <p role="alert" className="form-problem">
          {words[isProofMissing(failure) ? 'passkeys.proofMissing' : 'forms.notSent']}
        </p>
      )}
      <div className="account-actions">
        <Button type="submit" isBusy={isBusy}>
          {words['personalArea.save']}
        </Button>
        <Button
          kind="quiet"
          onClick={() => {
            draft.drop();
            onCancel();
          }}
        >
          {words['personalArea.cancel']}
        </Button>
      </div>
    </form>
  );
}
