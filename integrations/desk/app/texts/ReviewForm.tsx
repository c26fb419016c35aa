import { Alert, Box, Button, Paper, Stack, TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { type HttpError, useNotify } from 'react-admin';
import type { WaitingReview } from '@tourbillon/domain/desk/review-queue.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { useOneAtATime } from '../actions/one-at-a-time.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { REVIEW_LABELS, reviewFailure, type ReviewFailure } from './review-failure.ts';
import { langOf, useMoment, useTextWords } from './use-text-words.ts';

type Words = Partial<Record<Locale, string>>;
const FIELDS = ['name', 'text', 'answer'] as const;

/** A review in the queue: publish it in the languages that are filled in, or refuse it with a reason. */
export function ReviewForm({ review, onDone }: { review: WaitingReview; onDone: () => void }) {
  const t = useTextWords();
  const desk = useDeskTexts();
  const moment = useMoment();
  const notify = useNotify();
  const [words, setWords] = useState<Record<(typeof FIELDS)[number], Words>>({
    name: { [review.locale]: review.name },
    text: { [review.locale]: review.text },
    answer: {},
  });
  const [place, setPlace] = useState({ city: review.city ?? '', service: review.service ?? '' });
  const [reason, setReason] = useState('');
  const [failed, setFailed] = useState<ReviewFailure>();
  const [run, isBusy] = useOneAtATime();
  const decide = (work: () => Promise<unknown>) =>
    run(async () => {
      setFailed(undefined);
      await work().then(onDone, (error: HttpError) => setFailed(reviewFailure(error, desk.t)));
    });
  const { id } = review;
  const publish = async () => {
    const { pages_follow: isLater } = await callDesk('publishReview', { id, ...place, ...words });
    if (isLater) notify('texts.pagesFollow', { type: 'warning' });
  };
  return (
    <Paper
      variant="outlined"
      component="article"
      aria-label={`${review.name}, ${moment(review.sent_at)}`}
      sx={{ p: 2 }}
    >
      <Typography variant="h6" component="h2">
        {review.name}: {t('stars', { stars: review.rating })}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {moment(review.sent_at)}
      </Typography>
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {LOCALES.map((locale) => (
          <Stack key={locale} spacing={1} role="group" aria-label={LOCALE_FACTS[locale].name}>
            <Typography variant="subtitle2" component="p">
              {LOCALE_FACTS[locale].name}
            </Typography>
            {FIELDS.map((field) => (
              <TextField
                key={field}
                size="small"
                multiline={field !== 'name'}
                label={desk.t(REVIEW_LABELS[field])}
                value={words[field][locale] ?? ''}
                onChange={(event) =>
                  setWords({ ...words, [field]: { ...words[field], [locale]: event.target.value } })
                }
                slotProps={{ htmlInput: { lang: langOf(locale) } }}
              />
            ))}
          </Stack>
        ))}
      </Box>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap', my: 2 }}>
        <TextField
          size="small"
          required
          label={t('reviewCity')}
          value={place.city}
          onChange={(event) => setPlace({ ...place, city: event.target.value })}
        />
        <TextField
          size="small"
          required
          label={t('reviewService')}
          value={place.service}
          onChange={(event) => setPlace({ ...place, service: event.target.value })}
        />
        <Button
          variant="contained"
          disabled={isBusy || place.city === '' || place.service === ''}
          onClick={() => void decide(publish)}
        >
          {t('publish')}
        </Button>
      </Stack>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          size="small"
          label={t('refuseReason')}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          sx={{ flex: 1, minWidth: 200 }}
        />
        <Button
          color="error"
          disabled={isBusy || reason.trim().length < 3}
          onClick={() => void decide(() => callDesk('refuseReview', { id, reason }))}
        >
          {t('refuse')}
        </Button>
      </Stack>
      {failed && (
        <Alert severity="error">
          {failed.text}
          {failed.lines.length > 0 && (
            <ul>
              {failed.lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          )}
        </Alert>
      )}
    </Paper>
  );
}
