import { useRef, useState } from 'react';
import type { SavedFilter } from '@tourbillon/domain/contract/personal-area/saved-filters.ts';
import { patternDate } from '@tourbillon/domain/i18n/date-patterns.ts';
import { Button } from '#src/ui/Button.tsx';
import { Choice } from '#src/ui/forms/Choice.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { interpolate } from '../interpolate.ts';
import { changeAndFocus, keepFocus } from '../move-focus.ts';
import { useFormDraft } from '../use-form-draft.ts';
import type { TabView } from './tab-view.ts';
import type { AccountAction } from './use-account-action.ts';

interface Props {
  filter: SavedFilter;
  view: TabView;
  acting: AccountAction<SavedFilter[]>;
}

/** A saved filter: its link, a switch for arrival notices, buttons to rename and delete it. */
export function FilterLine({ filter, view, acting }: Props) {
  const { words, dates } = view;
  const { id, title, address, alert, created_at } = filter;
  const { busy, errorsOf, forget, act } = acting;
  const naming = `name ${id}`;
  const draft = useFormDraft(`filter-${id}`);
  const [isNaming, setNaming] = useState(draft.isKept);
  // Optimistic update: the switch returns to its old state when the call fails.
  const [wished, setWished] = useState<boolean>();
  const line = useRef<HTMLLIElement>(null);
  const close = () => {
    draft.drop();
    forget(naming);
    changeAndFocus(line, () => setNaming(false));
  };
  const rename = async (form: HTMLFormElement) => {
    const fresh = String(new FormData(form).get('title') ?? '');
    if (await act(naming, '/saved-filters/edit', { id, title: fresh }, words['savedFilters.done'])) close();
  };
  const remove = async () => {
    const refocus = keepFocus();
    if (await act(`delete ${id}`, '/saved-filters/delete', { id }, words['savedFilters.removed'])) refocus();
  };
  const notify = async (isOn: boolean) => {
    setWished(isOn);
    await act(`alert ${id} ${isOn}`, '/saved-filters/edit', { id, alert: isOn }, words['savedFilters.done']);
    setWished((last) => (last === isOn ? undefined : last));
  };
  return (
    <li ref={line} className="area-order">
      {isNaming ? (
        <form
          className="account-form"
          noValidate
          {...draft.form}
          onSubmit={(event) => {
            event.preventDefault();
            void rename(event.currentTarget);
          }}
        >
          <TextField
            id={`filter-${id}`}
            name="title"
            label={words['savedFilters.name']}
            error={errorsOf(naming).title?.[0]}
            defaultValue={title}
            maxLength={80}
            autoFocus
            required
          />
          <div className="account-actions">
            <Button type="submit" isSmall isBusy={busy === naming}>
              {words['savedFilters.keepButton']}
            </Button>
            <Button kind="quiet" isSmall onClick={close}>
              {words['savedFilters.cancel']}
            </Button>
          </div>
        </form>
      ) : (
        <>
          <p className="area-name">
            <a href={address}>{title}</a>
            <small>
              <time dateTime={created_at}>{patternDate(dates, created_at)}</time>
            </small>
          </p>
          <Choice
            id={`filter-alert-${id}`}
            as="switch"
            checked={wished ?? alert}
            onChange={({ currentTarget }) => void notify(currentTarget.checked)}
          >
            {words['savedFilters.tell']}
          </Choice>
          <div className="account-actions">
            <Button
              kind="text"
              isSmall
              aria-label={interpolate(words['savedFilters.rename'], { title })}
              onClick={() => setNaming(true)}
            >
              {words['savedFilters.renameWord']}
            </Button>
            <Button
              kind="text"
              isSmall
              isBusy={busy === `delete ${id}`}
              aria-label={interpolate(words['savedFilters.remove'], { title })}
              onClick={() => void remove()}
            >
              {words['savedFilters.removeWord']}
            </Button>
          </div>
        </>
      )}
    </li>
  );
}
