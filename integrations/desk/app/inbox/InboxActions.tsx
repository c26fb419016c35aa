import { Button, Typography } from '@mui/material';
import { FilterButton, TopToolbar, useListContext } from 'react-admin';
import type { InboxFilter } from '@tourbillon/domain/desk/inbox.ts';
import { fileAddress } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import type { Waiting } from './use-inbox-news.ts';

/** Above the list: the number of open requests, more filters, and the export. */
export function InboxActions({ waiting }: { waiting: Waiting | undefined }) {
  const { t } = useDeskTexts();
  const { filterValues } = useListContext();
  const { sort: _, ...filter } = filterValues as InboxFilter & { sort?: string };
  return (
    <TopToolbar sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography role="status" variant="body2" sx={{ mr: 'auto' }}>
        {waiting && t('inboxWork.waiting', { open: waiting.open, late: waiting.late })}
      </Typography>
      <FilterButton />
      <Button component="a" href={fileAddress('exportRequests', filter)} download>
        {t('inboxWork.export')}
      </Button>
    </TopToolbar>
  );
}
