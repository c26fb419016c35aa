import { Box, Chip } from '@mui/material';
import { DataTable, List, WithRecord } from 'react-admin';
import { ListCard } from '../ui/ListCard.tsx';
import type { InboxEntry } from '@tourbillon/domain/desk/inbox.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { ROWS_PER_PAGE, ListPagination } from '../data/ListPagination.tsx';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { EmptyList } from '../ui/EmptyList.tsx';
import { OfficeName } from '../ui/OfficeName.tsx';
import { RowCards } from '../ui/RowCards.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { UnreadMark } from '../ui/UnreadMark.tsx';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { DeadlineField } from './DeadlineField.tsx';
import { InboxActions } from './InboxActions.tsx';
import { useInboxFilters } from './inbox-filters.tsx';
import { useKindName } from './use-kind-name.ts';
import { useInboxPolling } from './use-inbox-polling.ts';
import { useElapsedTime } from './use-elapsed-time.ts';

/** Visitors' requests, with filters, keyboard navigation and automatic updates. */
export function InboxList() {
  const { t } = useDeskTexts();
  const isNarrow = useIsNarrow();
  const filters = useInboxFilters();
  const waiting = useInboxPolling();
  return (
    <List<InboxEntry>
      component={ListCard}
      title={t('inbox.title')}
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      perPage={ROWS_PER_PAGE}
      pagination={<ListPagination />}
      actions={<InboxActions waiting={waiting} />}
      exporter={false}
      empty={false}
    >
      {isNarrow ? <RequestCards /> : <RequestTable />}
    </List>
  );
}

function RequestCards() {
  const { t } = useDeskTexts();
  const kindName = useKindName();
  return (
    <RowCards<InboxEntry>
      to={({ id }) => `/inbox/${id}/show`}
      title={(request) => (
        <>
          <UnreadMark isUnread={request.is_unread} />
          {kindName(request)}
        </>
      )}
      mark={(request) => <DeadlineField request={request} />}
      lines={({ name, number, id, about, state, taken_by: by, photos, city }) => [
        `${name} · ${t('desk.numbered', { number: number ?? id })}`,
        about,
        <>
          {by ? `${t(`inbox.state_${state}`)}: ${by.name}` : t(`inbox.state_${state}`)}
          {city !== null && (
            <>
              {' · '}
              <OfficeName office={city} />
            </>
          )}
          {photos > 0 && ` · ${t('inboxWork.photos', { number: photos })}`}
        </>,
      ]}
    />
  );
}

function RequestTable() {
  const { t, locale } = useDeskTexts();
  const spanOf = useElapsedTime();
  const kindName = useKindName();
  useRowKeys();
  return (
    <DataTable bulkActionButtons={false} empty={<EmptyList />} rowClick="show">
      <DataTable.Col source="sent_at" label={t('inbox.sent')} disableSort>
        <WithRecord<InboxEntry>
          render={({ sent_at: at }) => (
            <>
              {t('inboxWork.age', { time: spanOf(at) })}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {formatMoment(at, locale)}
              </Box>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="answer_by" label={t('inboxWork.answerBy')} disableSort>
        <WithRecord<InboxEntry> render={(request) => <DeadlineField request={request} />} />
      </DataTable.Col>
      <DataTable.Col source="kind" label={t('inbox.kind')} disableSort>
        <WithRecord<InboxEntry>
          render={({ photos, ...request }) => (
            <>
              <RowLink to={`/inbox/${request.id}/show`}>{kindName(request)}</RowLink>
              {photos > 0 && (
                <Chip size="small" sx={{ ml: 1 }} label={t('inboxWork.photos', { number: photos })} />
              )}
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="name" label={t('inbox.name')} disableSort>
        <WithRecord<InboxEntry>
          render={({ name, number, id, about, is_unread: isUnread }) => (
            <>
              <UnreadMark isUnread={isUnread} />
              {isUnread ? <strong>{name}</strong> : name}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {t('desk.numbered', { number: number ?? id })}
                {about && ` · ${about}`}
              </Box>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="city" label={t('people.office')} disableSort>
        <WithRecord<InboxEntry>
          render={({ city }) => (city === null ? <>—</> : <OfficeName office={city} />)}
        />
      </DataTable.Col>
      <DataTable.Col source="locale" label={t('inbox.language')} disableSort>
        <WithRecord<InboxEntry> render={(row) => LOCALE_FACTS[row.locale].name} />
      </DataTable.Col>
      <DataTable.Col source="state" label={t('inbox.state')} disableSort>
        <WithRecord<InboxEntry>
          render={({ state, taken_by: by }) => (
            <>
              {t(`inbox.state_${state}`)}
              {by && `: ${by.name}`}
            </>
          )}
        />
      </DataTable.Col>
    </DataTable>
  );
}
