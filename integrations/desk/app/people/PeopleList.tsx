import { Box } from '@mui/material';
import { DataTable, List, WithRecord } from 'react-admin';
import type { Colleague } from '@tourbillon/domain/desk/people.ts';
import { useDeskTexts } from '../i18n.ts';
import { MomentField } from '../look/MomentField.tsx';
import { OfficeName } from '../look/OfficeName.tsx';
import { InvitationCard } from './InvitationCard.tsx';
import { PersonActions } from './PersonActions.tsx';

/** Everybody of the desk, what they are there, and the invitations that are open. */
export function PeopleList() {
  const { t } = useDeskTexts();
  return (
    <>
      <List<Colleague>
        title={t('people.title')}
        pagination={false}
        exporter={false}
        actions={false}
        sx={{ mt: 1 }}
      >
        <DataTable bulkActionButtons={false} rowClick={false}>
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
      </List>
      <InvitationCard />
    </>
  );
}
