import { Button, Typography } from '@mui/material';
import { useState } from 'react';
import {
  CreateButton,
  DataTable,
  FilterButton,
  List,
  SearchInput,
  SelectInput,
  TopToolbar,
  WithRecord,
} from 'react-admin';
import { useMay } from '../access/use-may.ts';
import { ListCard } from '../ui/ListCard.tsx';
import { TICKET_LISTS } from '@tourbillon/domain/desk/ticket-words.ts';
import type { TicketEntry } from '@tourbillon/domain/desk/tickets.ts';
import { formatDate } from '@tourbillon/domain/i18n/dates.ts';
import { formatSum } from '@tourbillon/domain/i18n/money.ts';
import { ROWS_PER_PAGE, ListPagination } from '../data/ListPagination.tsx';
import { useOffices } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';
import { OfficeName } from '../ui/OfficeName.tsx';
import { RowCards } from '../ui/RowCards.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { ImportTickets } from './ImportTickets.tsx';

/** Options for the days until the due day. */
const DAYS = [3, 7, 14, 30];

/** Pledge tickets, the next due first. */
export function TicketList() {
  const { t } = useDeskTexts();
  const offices = useOffices();
  const isNarrow = useIsNarrow();
  const filters = [
    <SearchInput key="q" source="q" placeholder={t('tickets.search')} alwaysOn />,
    <SelectInput
      key="list"
      source="list"
      label={t('tickets.state')}
      choices={TICKET_LISTS.map((list) => ({ id: list, name: t(`tickets.list_${list}`) }))}
      alwaysOn
    />,
    <SelectInput
      key="within"
      source="within"
      label={t('tickets.within')}
      choices={DAYS.map((days) => ({ id: String(days), name: String(days) }))}
      translateChoice={false}
      alwaysOn={!isNarrow}
    />,
    <SelectInput
      key="city"
      source="city"
      label={t('tickets.office')}
      choices={offices}
      optionValue="alias"
      optionText="title"
      alwaysOn={!isNarrow}
    />,
  ];
  return (
    <List<TicketEntry>
      component={ListCard}
      title={t('tickets.title')}
      filters={filters}
      filterDefaultValues={{ list: 'open' }}
      perPage={ROWS_PER_PAGE}
      pagination={<ListPagination />}
      exporter={false}
      actions={<ListActions />}
      empty={false}
    >
      <TicketRows />
    </List>
  );
}

/** The tickets of the page: a table, or cards on a phone. */
function TicketRows() {
  const { t, locale } = useDeskTexts();
  const isNarrow = useIsNarrow();
  const none = <Typography sx={{ p: 2 }}>{t('tickets.none')}</Typography>;
  useRowKeys();
  if (isNarrow) {
    return (
      <RowCards<TicketEntry>
        empty={none}
        to={({ id }) => `/tickets/${id}/show`}
        title={({ number }) => number}
        mark={({ owed: value, currency }) => formatSum({ value, currency }, locale)}
        lines={({ state, due, city }) => [
          `${t(`tickets.state_${state}`)} · ${t('tickets.due')}: ${formatDate(due, locale)}`,
          <OfficeName key="office" office={city} />,
        ]}
      />
    );
  }
  return (
    <DataTable bulkActionButtons={false} rowClick="show" empty={none}>
      <DataTable.Col source="number" label={t('tickets.number')} disableSort>
        <WithRecord<TicketEntry>
          render={({ id, number }) => <RowLink to={`/tickets/${id}/show`}>{number}</RowLink>}
        />
      </DataTable.Col>
      <DataTable.Col source="state" label={t('tickets.state')} disableSort>
        <WithRecord<TicketEntry> render={({ state }) => t(`tickets.state_${state}`)} />
      </DataTable.Col>
      <DataTable.Col source="due" label={t('tickets.due')} disableSort>
        <WithRecord<TicketEntry> render={({ due }) => formatDate(due, locale)} />
      </DataTable.Col>
      <DataTable.Col source="grace_end" label={t('tickets.graceEnd')} disableSort>
        <WithRecord<TicketEntry> render={({ grace_end: end }) => formatDate(end, locale)} />
      </DataTable.Col>
      <DataTable.Col source="owed" label={t('tickets.owed')} align="right" disableSort>
        <WithRecord<TicketEntry>
          render={({ owed: value, currency }) => formatSum({ value, currency }, locale)}
        />
      </DataTable.Col>
      <DataTable.Col source="city" label={t('tickets.office')} disableSort>
        <WithRecord<TicketEntry> render={({ city }) => <OfficeName office={city} />} />
      </DataTable.Col>
    </DataTable>
  );
}

function ListActions() {
  const { t } = useDeskTexts();
  const mayChange = useMay('ticket_changes');
  const [isImport, setImport] = useState(false);
  const isNarrow = useIsNarrow();
  const filter = isNarrow && <FilterButton />;
  if (!mayChange) return <TopToolbar>{filter}</TopToolbar>;
  return (
    <TopToolbar>
      {filter}
      <Button onClick={() => setImport(true)}>{t('tickets.import')}</Button>
      <CreateButton label={t('tickets.create')} />
      {isImport && <ImportTickets onClose={() => setImport(false)} />}
    </TopToolbar>
  );
}
