import type { PublicPath } from '@tourbillon/domain/contract/index.ts';
import { Button } from '#src/ui/Button.tsx';
import { TextArea } from '#src/ui/forms/TextArea.tsx';
import { useFormDraft } from '../use-form-draft.ts';
import type { TabView } from './tab-view.ts';
import { useAccountAction } from './use-account-action.ts';

interface Props<Data> {
  /** Number of the order or request. */
  id: number;
  /** Id of the field, unique on the page. */
  fieldId: string;
  /** The call that sends the message, and its maximum length in characters. */
  path: PublicPath;
  longest: number;
  view: TabView;
  show: (fresh: Data) => void;
}

/** Form that sends a message to the staff about an order or a request. The call answers with the whole list. */
export function MessageForm<Data>({ id, fieldId, path, longest, view, show }: Props<Data>) {
  const { words } = view;
  const { busy, said, errorsOf, act } = useAccountAction<Data>(view, show);
  const draft = useFormDraft(fieldId);
  const send = async (form: HTMLFormElement) => {
    const text = String(new FormData(form).get('text') ?? '');
    if (await act('send', path, { id, text }, words['orders.writeDone'])) {
      form.reset();
      draft.drop();
    }
  };
  return (
    <form
      className="account-form"
      noValidate
      {...draft.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send(event.currentTarget);
      }}
    >
      <TextArea
        id={fieldId}
        name="text"
        label={words['orders.writeLabel']}
        error={errorsOf('send').text?.[0]}
        rows={3}
        maxLength={longest}
        required
      />
      <div className="account-actions">
        <Button type="submit" kind="quiet" isBusy={busy !== undefined}>
          {words['orders.writeButton']}
        </Button>
      </div>
      <p role="status" className="muted">
        {said}
      </p>
    </form>
  );
}
