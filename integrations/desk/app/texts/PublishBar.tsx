import EventIcon from '@mui/icons-material/Event';
import { Alert, Button, IconButton, Paper, Stack, TextField } from '@mui/material';
import { useState } from 'react';
import { TEXT_LENGTH } from '@tourbillon/domain/texts/text-length.ts';
import { formatNumber } from '@tourbillon/domain/i18n/numbers.ts';
import { useDeskTexts } from '../i18n.ts';
import { BOTTOM_ABOVE_BAR } from '../ui/phone-bar.ts';
import { useIsPhone } from '../ui/use-is-phone.ts';
import type { Outcome } from './outcome.ts';
import type { useText } from './use-text.ts';
import { useMoment, useTextWords } from './use-text-words.ts';

const NOTICES = {
  saved: ['success', 'saved'],
  published: ['success', 'published'],
  following: ['warning', 'pagesFollow'],
  planned: ['success', 'planned'],
  conflict: ['warning', 'conflict'],
  refused: ['error', 'problems'],
  ended: ['error', 'sessionEnded'],
  away: ['error', 'offline'],
  'too-long': ['error', 'tooLong'],
  'not-writable': ['error', 'notWritable'],
} as const satisfies Record<NonNullable<Outcome>, readonly [string, string]>;

/** Actions on a draft: save, publish now or at a given moment. Ctrl or ⌘ with S saves. */
export function PublishBar({ editing }: { editing: ReturnType<typeof useText> }) {
  const t = useTextWords();
  const { locale } = useDeskTexts();
  const shown = useMoment();
  const [at, setAt] = useState('');
  const isPhone = useIsPhone();
  // On a phone the bar is compact, so that it covers little of the text.
  const [isAsked, setPlanning] = useState(false);
  const isPlanning = isAsked || !isPhone;
  const size = isPhone ? 'small' : 'medium';
  const { outcome, isBusy, hasChanges, hasConflict, isUnsaved, loaded } = editing;
  const cannot = isBusy || !hasChanges || hasConflict;
  const moment = at === '' ? null : new Date(at);
  const notice = outcome && NOTICES[outcome];
  return (
    <Paper
      variant="outlined"
      sx={{ position: 'sticky', bottom: BOTTOM_ABOVE_BAR, zIndex: 2, p: { xs: 1, sm: 1.5 }, mt: 2 }}
    >
      {loaded?.writable === false && <Alert severity="warning">{t('notWritable')}</Alert>}
      <div role="status">
        {notice && (
          <Alert severity={notice[0]} sx={{ mb: 1 }}>
            {t(notice[1], { limit: formatNumber(locale, TEXT_LENGTH) })}
          </Alert>
        )}
      </div>
      {editing.plannedFor && (
        <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', mb: 1 }}>
          <span>
            {t('publishAt')}: {shown(editing.plannedFor)}
          </span>
          <Button size="small" disabled={isBusy} onClick={() => void editing.unplan()}>
            {t('unplan')}
          </Button>
        </Stack>
      )}
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Button
          size={size}
          variant="outlined"
          disabled={isBusy || !isUnsaved}
          onClick={() => void editing.save()}
        >
          {t('save')}
        </Button>
        <Button
          size={size}
          variant="contained"
          disabled={cannot || loaded?.writable === false}
          onClick={() => void editing.publish(null)}
        >
          {t('publish')}
        </Button>
        {!isPlanning && (
          <IconButton size="small" color="primary" aria-label={t('plan')} onClick={() => setPlanning(true)}>
            <EventIcon />
          </IconButton>
        )}
        {isPlanning && (
          <>
            <TextField
              size="small"
              fullWidth={false}
              margin="none"
              type="datetime-local"
              label={t('publishAt')}
              value={at}
              onChange={(event) => setAt(event.target.value)}
              slotProps={{ inputLabel: { shrink: true } }}
            />
            <Button
              disabled={cannot || !moment || moment <= new Date()}
              onClick={() => void editing.publish(moment?.toISOString() ?? null)}
            >
              {t('plan')}
            </Button>
          </>
        )}
        {!hasChanges && !isPhone && <span>{t('unchanged')}</span>}
      </Stack>
    </Paper>
  );
}
