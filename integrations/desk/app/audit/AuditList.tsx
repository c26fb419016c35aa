import DownloadIcon from '@mui/icons-material/Download';
import { Button } from '@mui/material';
import { useEffect, useState } from 'react';
import {
  DataTable,
  DateInput,
  FilterButton,
  List,
  SelectInput,
  TextInput,
  TopToolbar,
  useListContext,
  WithRecord,
} from 'react-admin';
import { ListCard } from '../ui/ListCard.tsx';
import type { AuditEntry } from '@tourbillon/domain/desk/audit.ts';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { DeskKey } from '../../messages/index.ts';
import { auditCalls } from '../../messages/audit-calls.ts';
import { callDesk, fileAddress } from '../data/call-desk.ts';
import { ROWS_PER_PAGE, ListPagination } from '../data/ListPagination.tsx';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { MomentField } from '../ui/MomentField.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { RowCards } from '../ui/RowCards.tsx';
import { useIsNarrow } from '../ui/use-is-phone.ts';

const AUDITED = Object.keys(auditCalls) as (keyof typeof auditCalls)[];

/** The audit log, the latest entry first. */
export function AuditList() {
  const { t, locale } = useDeskTexts();
  const actions = AUDITED.map((id) => ({ id, name: t(`auditCalls.${id}`) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, LOCALE_FACTS[locale].lang),
  );
  const isNarrow = useIsNarrow();
  const [people, setPeople] = useState<Colleague[]>([]);
  useEffect(() => {
    callDesk('people').then(
      ({ data }) => setPeople(data.people),
      () => undefined,
    );
  }, []);
  const filters = [
    <SelectInput key="call" source="call" label={t('auditLog.call')} choices={actions} alwaysOn />,
    <SelectInput
      key="person"
      source="person"
      label={t('auditLog.person_filter')}
      choices={people}
      alwaysOn={!isNarrow}
    />,
    <TextInput key="row" source="row" label={t('auditLog.row')} alwaysOn={!isNarrow} />,
    <DateInput key="from" source="from" label={t('auditLog.from')} alwaysOn={!isNarrow} />,
    <DateInput key="to" source="to" label={t('auditLog.to')} alwaysOn={!isNarrow} />,
  ];
  return (
    <List<AuditEntry>
      component={ListCard}
      title={t('auditLog.title')}
      filters={filters}
      perPage={ROWS_PER_PAGE}
      pagination={<ListPagination />}
      exporter={false}
      empty={false}
      actions={<ExportLink />}
    >
      {isNarrow ? <EntryCards /> : <EntryTable />}
    </List>
  );
}

function EntryCards() {
  const { t, locale } = useDeskTexts();
  return (
    <RowCards<AuditEntry>
      title={(entry) => actionOf(entry, t)}
      lines={(entry) => [
        `${formatMoment(entry.at, locale)} · ${entry.person.name}`,
        entry.rows.length > 0 && `${t('auditLog.rows')}: ${rowsOf(entry)}`,
      ]}
    />
  );
}

function EntryTable() {
  const { t } = useDeskTexts();
  return (
    <DataTable bulkActionButtons={false} empty={<EmptyList />} rowClick={false}>
      <DataTable.Col source="at" label={t('auditLog.at')} disableSort>
        <MomentField source="at" />
      </DataTable.Col>
      <DataTable.Col source="person.name" label={t('auditLog.person')} disableSort />
      <DataTable.Col source="call" label={t('auditLog.call')} disableSort>
        <WithRecord<AuditEntry> render={(entry) => actionOf(entry, t)} />
      </DataTable.Col>
      <DataTable.Col source="kind" label={t('auditLog.kind')} disableSort>
        <WithRecord<AuditEntry> render={({ kind }) => t(`auditLog.kind_${kind}`)} />
      </DataTable.Col>
      <DataTable.Col source="rows" label={t('auditLog.rows')} disableSort>
        <WithRecord<AuditEntry> render={rowsOf} />
      </DataTable.Col>
    </DataTable>
  );
}

/** The name of an action; the name of the call for one that the desk no longer has. */
function actionOf({ call }: AuditEntry, t: (key: DeskKey) => string): string {
  const key = `auditCalls.${call}` as const;
  const said = t(key as 'auditCalls.invite');
  return said === key ? call : said;
}

function rowsOf({ rows, amount }: AuditEntry): string {
  return rows.length < amount ? `${rows.join(', ')}… (${amount})` : rows.join(', ');
}

/** Link to the filtered entries as a file; the download is itself in the audit log. */
function ExportLink() {
  const { t } = useDeskTexts();
  const isNarrow = useIsNarrow();
  const { filterValues } = useListContext();
  return (
    <TopToolbar>
      {isNarrow && <FilterButton />}
      <Button href={fileAddress('exportAudit', filterValues)} download startIcon={<DownloadIcon />}>
        {t('auditLog.exportFile')}
      </Button>
    </TopToolbar>
  );
}
