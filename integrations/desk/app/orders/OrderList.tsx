import { Box, Typography } from '@mui/material';
import type { ReactNode } from 'react';
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
import { ORDER_LISTS } from '@tourbillon/domain/desk/order-words.ts';
import type { OrderEntry } from '@tourbillon/domain/desk/orders.ts';
import { ROWS_PER_PAGE, ListPagination } from '../data/ListPagination.tsx';
import { useOffices } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';
import { MomentField } from '../ui/MomentField.tsx';
import { OfficeName } from '../ui/OfficeName.tsx';
import { RowCards } from '../ui/RowCards.tsx';
import { RowLink } from '../ui/RowLink.tsx';
import { UnreadMark } from '../ui/UnreadMark.tsx';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { useRowKeys } from '../ui/use-row-keys.ts';
import { OrderState } from './OrderState.tsx';

/** Polling interval for new orders, milliseconds. */
const POLLING_INTERVAL = 10_000;

/** Orders, the latest first. */
export function OrderList() {
  const { t } = useDeskTexts();
  const offices = useOffices();
  const isNarrow = useIsNarrow();
  const filters = [
    <SearchInput key="q" source="q" placeholder={t('orders.search')} alwaysOn />,
    <SelectInput
      key="list"
      source="list"
      label={t('orders.state')}
      choices={ORDER_LISTS.map((list) => ({ id: list, name: t(`orders.list_${list}`) }))}
      alwaysOn
    />,
    <SelectInput
      key="city"
      source="city"
      label={t('orders.office')}
      choices={offices}
      optionValue="alias"
      optionText="title"
      alwaysOn={!isNarrow}
    />,
  ];
  return (
    <List<OrderEntry>
      component={ListCard}
      title={t('orders.title')}
      filters={filters}
      filterDefaultValues={{ list: 'open' }}
      perPage={ROWS_PER_PAGE}
      pagination={<ListPagination />}
      exporter={false}
      actions={<ListActions />}
      empty={false}
      queryOptions={{ refetchInterval: POLLING_INTERVAL }}
    >
      <OrderRows />
    </List>
  );
}

/** The orders of the page: a table, or cards on a phone. */
function OrderRows() {
  const { t } = useDeskTexts();
  const isNarrow = useIsNarrow();
  const none = <Typography sx={{ p: 2 }}>{t('orders.none')}</Typography>;
  useRowKeys();
  if (isNarrow) {
    return (
      <RowCards<OrderEntry>
        empty={none}
        to={({ id }) => `/orders/${id}/show`}
        title={({ piece, is_unread: isUnread }) => (
          <>
            <UnreadMark isUnread={isUnread} />
            {piece.title}
          </>
        )}
        mark={(order) => <OrderState order={order} />}
        lines={({ id, buyer }) => [
          t('desk.numbered', { number: id }),
          [buyer.name, buyer.phone || buyer.email].filter(Boolean).join(', '),
        ]}
      />
    );
  }
  return (
    <DataTable bulkActionButtons={false} rowClick="show" empty={none}>
      <DataTable.Col source="id" label={t('orders.number')} disableSort>
        <WithRecord<OrderEntry> render={({ id }) => <RowLink to={`/orders/${id}/show`}>{id}</RowLink>} />
      </DataTable.Col>
      <DataTable.Col source="piece" label={t('orders.piece')} disableSort>
        <WithRecord<OrderEntry>
          render={({ piece }) => twoLines(piece.title, piece.number ?? t('orders.gone'))}
        />
      </DataTable.Col>
      <DataTable.Col source="buyer" label={t('orders.buyer')} disableSort>
        <WithRecord<OrderEntry>
          render={({ buyer, is_unread: isUnread }) =>
            twoLines(
              <>
                <UnreadMark isUnread={isUnread} />
                {isUnread ? <strong>{buyer.name}</strong> : buyer.name}
              </>,
              buyer.phone || buyer.email,
            )
          }
        />
      </DataTable.Col>
      <DataTable.Col source="state" label={t('orders.state')} disableSort>
        <WithRecord<OrderEntry> render={(order) => <OrderState order={order} />} />
      </DataTable.Col>
      <DataTable.Col source="city" label={t('orders.office')} disableSort>
        <WithRecord<OrderEntry> render={({ city }) => (city === null ? '—' : <OfficeName office={city} />)} />
      </DataTable.Col>
      <DataTable.Col source="created_at" label={t('orders.created')} disableSort>
        <MomentField source="created_at" />
      </DataTable.Col>
    </DataTable>
  );
}

function ListActions() {
  const { t } = useDeskTexts();
  const mayCreate = useMay('order_changes');
  const isNarrow = useIsNarrow();
  return (
    <TopToolbar>
      {isNarrow && <FilterButton />}
      {mayCreate && <CreateButton label={t('orders.create')} />}
    </TopToolbar>
  );
}

function twoLines(first: ReactNode, second: string) {
  return (
    <>
      {first}
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {second}
      </Box>
    </>
  );
}
