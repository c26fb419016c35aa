import { MenuItem, TextField } from '@mui/material';
import { hasOffice, type Role, ROLES } from '@tourbillon/domain/desk/roles.ts';
import { useOffices } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';

/** Role and office of a person. */
export interface RoleChoice {
  role: Role;
  office: string | null;
}

/** Role and office; an owner has all offices. */
export function RoleFields({
  chosen,
  onChange,
}: {
  chosen: RoleChoice;
  onChange: (choice: RoleChoice) => void;
}) {
  const { t } = useDeskTexts();
  const offices = useOffices();
  return (
    <>
      <TextField
        select
        label={t('people.role')}
        value={chosen.role}
        onChange={({ target }) => onChange({ ...chosen, role: target.value as Role })}
        helperText={t(`people.may_${chosen.role}`)}
        fullWidth
      >
        {ROLES.map((role) => (
          <MenuItem key={role} value={role}>
            {t(`people.role_${role}`)}
          </MenuItem>
        ))}
      </TextField>
      {hasOffice(chosen.role) && (
        <TextField
          select
          label={t('people.office')}
          value={chosen.office ?? ''}
          onChange={({ target }) => onChange({ ...chosen, office: target.value || null })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
          fullWidth
        >
          <MenuItem value="">{t('people.allOffices')}</MenuItem>
          {offices.map(({ alias, title }) => (
            <MenuItem key={alias} value={alias}>
              {title}
            </MenuItem>
          ))}
        </TextField>
      )}
    </>
  );
}
