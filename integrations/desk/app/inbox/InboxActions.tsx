import Download from '@mui/icons-material/Download';
import { IconButton, Typography } from '@mui/material';
import { FilterButton, TopToolbar, useListContext } from 'react-admin';
import type { InboxFilter } from '@tourbillon/domain/desk/inbox.ts';
import { fileAddress } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import type { OpenRequestCounts } from './use-inbox-polling.ts';

/** Above the list: the number of open requests, more filters, and the export. */
export function InboxActions({ waiting }: { waiting: OpenRequestCounts | undefined }) {
  const { t } = useDeskTexts();
  const { filterValues } = useListContext();
  const { sort: _, ...filter } = filterValues as InboxFilter & { sort?: string };
  return (
    <TopToolbar sx={{ alignItems: 'center' }}>
      <Typography
        role="status"
        variant="body2"
        sx={{
          mr: 'auto',
          width: { md: 165 },
          flexShrink: { xs: 1, md: 0 },
          pl: { xs: 1, md: 0 },
          whiteSpace: 'normal',
        }}
      >
        {waiting && t('inboxWork.waiting', { open: waiting.open, late: waiting.late })}
      </Typography>
      <FilterButton />
      <IconButton
        component="a"
        color="primary"
        href={fileAddress('exportRequests', filter)}
        download
        aria-label={t('inboxWork.export')}
        title={t('inboxWork.export')}
      >
        <Download />
      </IconButton>
    </TopToolbar>
  );
}
