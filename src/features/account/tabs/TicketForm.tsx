import type { Ticket } from '@tourbillon/domain/contract/personal-area/tickets.ts';
import { Button } from '#src/ui/Button.tsx';
import { ErrorSummary } from '#src/ui/forms/ErrorSummary.tsx';
import { SelectField } from '#src/ui/forms/SelectField.tsx';
import { TextField } from '#src/ui/forms/TextField.tsx';
import { useFormDraft } from '../use-form-draft.ts';
import type { TabView } from './tab-view.ts';
import type { AccountAction } from './use-account-action.ts';

/** Fields in display order; the error summary uses the same order. */
const FIELDS = ['number', 'code', 'city', 'digits'] as const;

/** Form that adds a ticket by its number, code, city and the last digits of the phone (decision 15). */
export function TicketForm({ view, acting }: { view: TabView; acting: AccountAction<Ticket[]> }) {
  const { words, cities } = view;
  const { busy, said, errorsOf, attempt, act } = acting;
  const errors = errorsOf('add');
  const draft = useFormDraft('ticket');
  const add = async (form: HTMLFormElement) => {
    const typed = new FormData(form);
    const fields = Object.fromEntries(FIELDS.map((name) => [name, String(typed.get(name) ?? '')]));
    if (!(await act('add', '/tickets', fields, words['tickets.added']))) return;
    form.reset();
    draft.drop();
  };
  const mistakes = FIELDS.flatMap((name) => {
    const text = errors[name]?.[0];
    return text ? [{ id: `ticket-${name}`, text }] : [];
  });
  return (
    <section className="account-section" aria-labelledby="area-add-ticket">
      <h3 id="area-add-ticket">{words['tickets.addTitle']}</h3>
      <form
        className="account-form"
        noValidate
        {...draft.form}
        onSubmit={(event) => {
          event.preventDefault();
          void add(event.currentTarget);
        }}
      >
        <ErrorSummary title={words['forms.summary']} errors={mistakes} attempt={attempt} />
        <TextField
          id="ticket-number"
          name="number"
          label={words['requests.field_ticket']}
          help={words['cases.ticketHelp']}
          error={errors.number?.[0]}
          autoComplete="off"
          maxLength={40}
          required
        />
        <TextField
          id="ticket-code"
          name="code"
          label={words['requests.field_code']}
          help={words['cases.ticketCodeHelp']}
          error={errors.code?.[0]}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
        />
        <SelectField
          id="ticket-city"
          name="city"
          label={words['cases.ticketCity']}
          error={errors.city?.[0]}
          options={[{ value: '', title: words['cases.choose'] }, ...cities]}
          required
        />
        <TextField
          id="ticket-digits"
          name="digits"
          label={words['requests.field_digits']}
          error={errors.digits?.[0]}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          required
        />
        <div className="account-actions">
          <Button type="submit" isBusy={busy === 'add'}>
            {words['tickets.add']}
          </Button>
        </div>
      </form>
      <p role="status" className="muted">
        {said}
      </p>
    </section>
  );
}
