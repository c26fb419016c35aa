import { MenuItem, Pagination, Stack, Tab, Tabs, TextField, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Title } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { FOLDER_KINDS } from '@tourbillon/domain/texts/text-kinds.ts';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { NewText } from './NewText.tsx';
import { ReviewQueue } from './ReviewQueue.tsx';
import { TextCards, TextTable } from './TextRows.tsx';
import { useTextWords } from './use-text-words.ts';

const TABS = [...FOLDER_KINDS, 'lists', 'reviews', 'all'] as const;
type TabName = (typeof TABS)[number];

const FILTERS = ['missing', 'draft', 'failed'] as const;

/** Texts by kind, with a column for each language; the URL has the kind and the first filter. */
export function TextList() {
  const t = useTextWords();
  const [wanted, setWanted] = useSearchParams();
  const tab = TABS.find((one) => one === wanted.get('kind')) ?? 'articles';
  const nameOf = (one: TabName) =>
    one === 'reviews' ? t('reviews') : one === 'all' ? t('allKinds') : t(`kind_${one}`);
  return (
    <Stack spacing={2} sx={{ mt: 1 }}>
      <Title title={t('title')} />
      <Tabs
        value={tab}
        onChange={(_, kind: TabName) => setWanted({ kind })}
        variant="scrollable"
        aria-label={t('filter')}
      >
        {TABS.map((one) => (
          <Tab key={one} value={one} label={nameOf(one)} />
        ))}
      </Tabs>
      {tab === 'reviews' ? (
        <ReviewQueue />
      ) : (
        <TextsOfKind key={`${tab} ${wanted.get('only')}`} kind={tab} first={wanted.get('only')} />
      )}
    </Stack>
  );
}

/** @param props `first` is the filter of the URL. */
function TextsOfKind({ kind, first }: { kind: Exclude<TabName, 'reviews'>; first: string | null }) {
  const t = useTextWords();
  const { locale } = useDeskTexts();
  const [q, setQ] = useState('');
  const [only, setOnly] = useState<'' | (typeof FILTERS)[number]>(FILTERS.find((one) => one === first) ?? '');
  const [page, setPage] = useState(1);
  const wanted = { kind, locale, q, page, ...(only !== '' && { only }) };
  const { data } = useQuery({
    queryKey: ['texts', wanted],
    queryFn: () => callDesk('texts', wanted),
    placeholderData: (before) => before,
  });
  const isNarrow = useIsNarrow();
  const rows = data?.data ?? [];
  const pages = data?.paginate_data.last_page ?? 1;
  return (
    <>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField
          size="small"
          fullWidth={false}
          margin="none"
          type="search"
          label={t('search')}
          value={q}
          onChange={(event) => (setQ(event.target.value), setPage(1))}
        />
        <TextField
          select
          fullWidth={false}
          margin="none"
          size="small"
          label={t('filter')}
          value={only}
          onChange={(event) => (setOnly(event.target.value as typeof only), setPage(1))}
          sx={{ minWidth: 160 }}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('all')}</MenuItem>
          {FILTERS.map((one) => (
            <MenuItem key={one} value={one}>
              {t(`only_${one}`)}
            </MenuItem>
          ))}
        </TextField>
        {kind !== 'lists' && kind !== 'all' && <NewText kind={kind} />}
      </Stack>
      {data && rows.length === 0 && <Typography>{t('empty')}</Typography>}
      {rows.length > 0 && (isNarrow ? <TextCards rows={rows} /> : <TextTable rows={rows} />)}
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, to) => setPage(to)} />}
    </>
  );
}
