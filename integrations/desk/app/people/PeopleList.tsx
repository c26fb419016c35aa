import { Box } from '@mui/material';
import { DataTable, List, RecordContextProvider, WithRecord } from 'react-admin';
import { ListCard } from '../ui/ListCard.tsx';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';
import { MomentField } from '../ui/MomentField.tsx';
import { EmptyList } from '../ui/EmptyList.tsx';
import { OfficeName } from '../ui/OfficeName.tsx';
import { RowCards } from '../ui/RowCards.tsx';
import { useIsNarrow } from '../ui/use-is-phone.ts';
import { InvitationCard } from './InvitationCard.tsx';
import { PersonActions } from './PersonActions.tsx';

/** People with access to the desk, their roles, and the open invitations. */
export function PeopleList() {
  const { t } = useDeskTexts();
  const isNarrow = useIsNarrow();
  return (
    <>
      <List<Colleague>
        component={ListCard}
        title={t('people.title')}
        pagination={false}
        exporter={false}
        empty={false}
        actions={false}
        sx={{ mt: 1 }}
      >
        {isNarrow ? <PersonCards /> : <PersonTable />}
      </List>
      <InvitationCard />
    </>
  );
}

function PersonCards() {
  const { t, locale } = useDeskTexts();
  return (
    <RowCards<Colleague>
      title={({ name }) => name}
      mark={({ role }) => t(`people.role_${role}`)}
      lines={({ email, office, seen_at: seen }) => [
        email,
        <OfficeName key="office" office={office} />,
        seen && `${t('people.seen')}: ${formatMoment(seen, locale)}`,
      ]}
      actions={(person) => (
        <RecordContextProvider value={person}>
          <Box sx={{ px: 1, pb: 1 }}>
            <PersonActions />
          </Box>
        </RecordContextProvider>
      )}
    />
  );
}

function PersonTable() {
  const { t } = useDeskTexts();
  return (
    <DataTable bulkActionButtons={false} empty={<EmptyList />} rowClick={false}>
      <DataTable.Col source="name" label={t('people.name')} disableSort>
        <WithRecord<Colleague>
          render={({ name, email }) => (
            <>
              {name}
              <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
                {email}
              </Box>
            </>
          )}
        />
      </DataTable.Col>
      <DataTable.Col source="role" label={t('people.role')} disableSort>
        <WithRecord<Colleague> render={({ role }) => t(`people.role_${role}`)} />
      </DataTable.Col>
      <DataTable.Col source="office" label={t('people.office')} disableSort>
        <WithRecord<Colleague> render={({ office }) => <OfficeName office={office} />} />
      </DataTable.Col>
      <DataTable.Col source="seen_at" label={t('people.seen')} disableSort>
        <MomentField source="seen_at" />
      </DataTable.Col>
      <DataTable.Col label={t('people.access')} disableSort>
        <PersonActions />
      </DataTable.Col>
    </DataTable>
  );
}
