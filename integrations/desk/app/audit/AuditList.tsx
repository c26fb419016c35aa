import { DataTable, DateInput, List, SelectInput, WithRecord } from 'react-admin';
import type { AuditEntry } from '@tourbillon/domain/desk/audit.ts';
import { DESK_CALLS } from '@tourbillon/domain/desk/desk-calls.ts';
import { FIFTY_A_PAGE, FiftyAPage } from '../data/FiftyAPage.tsx';
import { useDeskTexts } from '../i18n.ts';
import { MomentField } from '../look/MomentField.tsx';

/** Calls that the audit log has, by name. */
const AUDITED = Object.entries(DESK_CALLS)
  .filter(([, { audited }]) => audited !== 'nothing')
  .map(([name]) => ({ id: name, name }));

/** What was read and changed, the latest first. */
export function AuditList() {
  const { t } = useDeskTexts();
  const filters = [
    <SelectInput key="call" source="call" label={t('auditLog.call')} choices={AUDITED} alwaysOn />,
    <DateInput key="from" source="from" label={t('auditLog.from')} alwaysOn />,
    <DateInput key="to" source="to" label={t('auditLog.to')} alwaysOn />,
  ];
  return (
    <List<AuditEntry>
      title={t('auditLog.title')}
      filters={filters}
      perPage={FIFTY_A_PAGE}
      pagination={<FiftyAPage />}
      exporter={false}
    >
      <DataTable bulkActionButtons={false} rowClick={false}>
        <DataTable.Col source="at" label={t('auditLog.at')} disableSort>
          <MomentField source="at" />
        </DataTable.Col>
        <DataTable.Col source="person.name" label={t('auditLog.person')} disableSort />
        <DataTable.Col source="call" label={t('auditLog.call')} disableSort />
        <DataTable.Col source="kind" label={t('auditLog.kind')} disableSort>
          <WithRecord<AuditEntry> render={({ kind }) => t(`auditLog.kind_${kind}`)} />
        </DataTable.Col>
        <DataTable.Col source="rows" label={t('auditLog.rows')} disableSort>
          <WithRecord<AuditEntry>
            render={({ rows, amount }) =>
              rows.length < amount ? `${rows.join(', ')}… (${amount})` : rows.join(', ')
            }
          />
        </DataTable.Col>
      </DataTable>
    </List>
  );
}
