import { Box } from '@mui/material';
import { DataTable, List, SelectInput, WithRecord } from 'react-admin';
import { REQUEST_CALLS, type RequestCallName } from '@tourbillon/domain/contract/requests/index.ts';
import { type InboxEntry, REQUEST_STATES } from '@tourbillon/domain/desk/inbox.ts';
import { LOCALE_FACTS, LOCALES } from '@tourbillon/domain/i18n/locales.ts';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { FIFTY_A_PAGE, FiftyAPage } from '../data/FiftyAPage.tsx';
import { useOffices } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';
import { MomentField } from '../look/MomentField.tsx';
import { OfficeName } from '../look/OfficeName.tsx';

const KINDS = Object.keys(REQUEST_CALLS) as RequestCallName[];

/** Milliseconds between two readings: a new request appears by itself. */
const READ_EVERY = 10_000;

/** What visitors sent, the latest first. */
export function InboxList() {
  const { t, locale } = useDeskTexts();
  const offices = useOffices();
  const site = translator(locale);
  const choices = (ids: readonly string[], nameOf: (id: never) => string) =>
    ids.map((id) => ({ id, name: nameOf(id as never) }));
  const filters = [
    <SelectInput
      key="state"
      source="state"
      label={t('inbox.state')}
      choices={choices(REQUEST_STATES, (state: InboxEntry['state']) => t(`inbox.state_${state}`))}
      alwaysOn
    />,
    <SelectInput
      key="kind"
      source="kind"
      label={t('inbox.kind')}
      choices={choices(KINDS, (kind: RequestCallName) => site(`requests.kind_${kind}`))}
      alwaysOn
    />,
    <SelectInput
      key="city"
      source="city"
      label={t('people.office')}
      choices={offices}
      optionValue="alias"
      optionText="title"
      alwaysOn
    />,
    <SelectInput
      key="locale"
      source="locale"
      label={t('inbox.language')}
      choices={choices(LOCALES, (one: InboxEntry['locale']) => LOCALE_FACTS[one].name)}
      alwaysOn
    />,
  ];
  return (
    <List<InboxEntry>
      title={t('inbox.title')}
      filters={filters}
      filterDefaultValues={{ state: 'open' }}
      perPage={FIFTY_A_PAGE}
      pagination={<FiftyAPage />}
      exporter={false}
      queryOptions={{ refetchInterval: READ_EVERY }}
    >
      <DataTable bulkActionButtons={false}>
        <DataTable.Col source="sent_at" label={t('inbox.sent')} disableSort>
          <MomentField source="sent_at" />
        </DataTable.Col>
        <DataTable.Col source="kind" label={t('inbox.kind')} disableSort>
          <WithRecord<InboxEntry> render={({ kind }) => site(`requests.kind_${kind}`)} />
        </DataTable.Col>
        <DataTable.Col source="name" label={t('inbox.name')} disableSort>
          <WithRecord<InboxEntry>
            render={({ name, number }) => (
              <>
                {name}
                {number && (
                  <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                    {number}
                  </Box>
                )}
              </>
            )}
          />
        </DataTable.Col>
        <DataTable.Col source="city" label={t('people.office')} disableSort>
          <WithRecord<InboxEntry>
            render={({ city }) => (city === null ? '—' : <OfficeName office={city} />)}
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
    </List>
  );
}
