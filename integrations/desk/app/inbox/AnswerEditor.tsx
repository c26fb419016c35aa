import { Box, Button, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { fillTemplate, templatesFor } from '@tourbillon/domain/desk/answer-templates/answer-templates.ts';
import { inLocale, LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { refusalsOf } from '../ui/refusals-of.ts';
import type { InboxRequest } from './inbox-request.ts';
import { useAnswerDraft } from './use-answer-draft.ts';

/** Editor for an answer, from a template or free, or for a note to colleagues. The text survives a reload. */
export function AnswerEditor({ request }: { request: InboxRequest }) {
  const { t, locale } = useDeskTexts();
  const notify = useNotify();
  const refresh = useRefresh();
  const { text, type, sent } = useAnswerDraft(request.id);
  const [email, setEmail] = useState('');
  const [refusals, setRefusals] = useState<Record<string, string>>({});
  const [run, isSending] = useOneAtATime();
  const title = useId();
  const { id } = request;
  const cannot = isSending || text.trim() === '';
  const send = (making: () => Promise<unknown>) => run(() => attempt(making));
  const attempt = async (making: () => Promise<unknown>) => {
    try {
      await making();
      sent(text);
      setRefusals({});
      notify('inboxWork.done', { type: 'success' });
      refresh();
    } catch (error) {
      setRefusals(refusalsOf(error, locale));
      notify('desk.failed', { type: 'error' });
    }
  };
  const answer = () => send(() => callDesk('answerRequest', { id, text, email }));
  const note = (answered: boolean) => send(() => callDesk('noteRequest', { id, text, answered }));
  return (
    <Box
      component="section"
      aria-labelledby={title}
      sx={{ mt: 3 }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !cannot) void answer();
      }}
    >
      <Typography id={title} component="h2" variant="h6">
        {t('inboxWork.answer', { language: LOCALE_FACTS[request.locale].name })}
      </Typography>
      <TextField
        select
        fullWidth
        margin="dense"
        label={t('inboxWork.template')}
        value=""
        onChange={({ target }) => {
          const chosen = templatesFor(request.kind).find((one) => one.id === target.value);
          if (chosen) type(fillTemplate(chosen, request));
        }}
      >
        {templatesFor(request.kind).map((one) => (
          <MenuItem key={one.id} value={one.id}>
            {inLocale(one.title, locale)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        multiline
        fullWidth
        minRows={6}
        margin="dense"
        label={t('inboxWork.text')}
        value={text}
        onChange={({ target }) => type(target.value)}
        error={refusals.text !== undefined}
        helperText={refusals.text ?? t('inboxWork.textHelp')}
        slotProps={{ htmlInput: { maxLength: 4000, lang: LOCALE_FACTS[request.locale].lang } }}
      />
      <TextField
        fullWidth
        margin="dense"
        type="email"
        label={t('inboxWork.email')}
        value={email}
        onChange={({ target }) => setEmail(target.value)}
        error={refusals.email !== undefined}
        helperText={
          refusals.email ?? (request.mailbox ? t('inboxWork.emailKnown', { email: request.mailbox }) : '')
        }
      />
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', mt: 1 }}>
        <Button variant="contained" disabled={cannot} onClick={() => void answer()}>
          {t('inboxWork.send')}
        </Button>
        <Button disabled={cannot} onClick={() => void note(false)}>
          {t('inboxWork.note')}
        </Button>
        <Button disabled={cannot} onClick={() => void note(true)}>
          {t('inboxWork.noteAnswered')}
        </Button>
      </Stack>
    </Box>
  );
}
