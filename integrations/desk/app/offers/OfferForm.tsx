import { Alert, Box, Button, MenuItem, Stack, TextField } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useGetIdentity, useNotify, useRefresh } from 'react-admin';
import type { InboxRequest } from '../inbox/inbox-request.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { parseSum, numberMistakes } from '../actions/parse-number.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { refusalsOf } from '../ui/refusals-of.ts';
import { loanWords } from './loan-words.ts';

/** The fields for sums. */
const SUMS = [
  { name: 'buy_out', kind: 'sum' },
  { name: 'loan', kind: 'sum' },
];

/** Form of an offer: sums, cost of the loan by the tariff of the office, last day, signature. */
export function OfferForm({ request, onClose }: { request: InboxRequest; onClose: () => void }) {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const { identity } = useGetIdentity();
  const { data: terms } = useQuery({
    queryKey: ['offer-terms', request.id],
    queryFn: async () => (await callDesk('offerTerms', { request: String(request.id) })).data,
  });
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [run, isSending] = useOneAtATime();
  const [sent, setSent] = useState<{ link: string; mailedTo: string | null }>();
  if (!terms) return null;
  const values: Record<string, string> = {
    currency: terms.currencies[0] ?? '',
    valid_until: terms.valid_until,
    appraiser: identity?.fullName ?? '',
    ...typed,
  };
  const loan = parseSum(values.loan ?? '') ?? null;
  const loanHelp = loanWords(terms, { loan, currency: values.currency ?? '' }, locale, t);
  const field = (name: string, help = '') => ({
    name,
    margin: 'dense' as const,
    fullWidth: true,
    label: t(`offers.field_${name}` as never),
    value: values[name] ?? '',
    error: refusals[name] !== undefined,
    helperText: refusals[name] ?? help,
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(send);
  };
  const send = async () => {
    const wrong = {
      ...(loanHelp.isRefused && { loan: loanHelp.text }),
      ...numberMistakes(SUMS, values, t),
    };
    setRefusals(wrong);
    if (Object.keys(wrong).length > 0) return;
    try {
      const { buy_out, loan: _, ...rest } = values;
      const made = await callDesk('makeOffer', {
        ...rest,
        request: request.id,
        buy_out: parseSum(buy_out ?? '') ?? null,
        loan,
      });
      setSent({ link: made.link, mailedTo: made.mailed_to });
      refresh();
    } catch (error) {
      setRefusals(refusalsOf(error, locale));
      notify('desk.failed', { type: 'error' });
    }
  };
  if (sent) {
    return (
      <Alert severity="success" sx={{ mt: 1, overflowWrap: 'anywhere' }} onClose={onClose}>
        {sent.mailedTo ? t('offers.mailed', { email: sent.mailedTo }) : t('offers.notMailed')}
        <Box component="p" sx={{ my: 1 }}>
          {sent.link}
        </Box>
        <Button onClick={() => void navigator.clipboard.writeText(sent.link)}>{t('offers.copy')}</Button>
      </Alert>
    );
  }
  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ mt: 1 }}>
      <TextField {...field('buy_out')} autoFocus slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      <TextField {...field('loan', loanHelp.text)} slotProps={{ htmlInput: { inputMode: 'numeric' } }} />
      <TextField {...field('currency')} select>
        {terms.currencies.map((one) => (
          <MenuItem key={one} value={one}>
            {one}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        {...field('valid_until', t('offers.validHelp'))}
        type="date"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField {...field('appraiser')} />
      <TextField {...field('comment')} multiline minRows={2} />
      <TextField
        {...field(
          'email',
          request.mailbox ? t('inboxWork.emailKnown', { email: request.mailbox }) : t('offers.noMailbox'),
        )}
        type="email"
      />
      {refusals.request && <Alert severity="error">{refusals.request}</Alert>}
      <Stack direction="row" spacing={1} sx={{ mt: 1 }}>
        <Button type="submit" variant="contained" disabled={isSending}>
          {t('offers.send')}
        </Button>
        <Button onClick={onClose}>{t('desk.cancel')}</Button>
      </Stack>
    </Box>
  );
}
