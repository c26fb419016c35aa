import { Button, ListItem, ListItemText, Stack, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { DeskPasskey } from '@tourbillon/domain/desk/own-access.ts';
import { useDeskTexts } from '../i18n.ts';
import { formatMoment } from '../ui/format-moment.ts';

/** A passkey of the person, with inline renaming and removal. */
export function PasskeyItem({
  passkey: { name, here, used_at: usedAt },
  onRename,
  onRemove,
}: {
  passkey: DeskPasskey;
  onRename: (name: string) => Promise<void>;
  onRemove: () => void;
}) {
  const { t, locale } = useDeskTexts();
  const [isRenamed, setRenamed] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    await onRename(String(new FormData(event.currentTarget).get('name')));
    setRenamed(false);
  };
  const used = usedAt
    ? t('ownAccess.lastUsed', { time: formatMoment(usedAt, locale) })
    : t('ownAccess.neverUsed');
  if (isRenamed)
    return (
      <ListItem>
        <Stack component="form" direction="row" spacing={1} onSubmit={(event) => void submit(event)}>
          <TextField
            name="name"
            size="small"
            label={t('ownAccess.passkeyName')}
            defaultValue={name}
            required
            autoFocus
          />
          <Button type="submit">{t('ownAccess.save')}</Button>
        </Stack>
      </ListItem>
    );
  return (
    <ListItem sx={{ flexWrap: 'wrap' }}>
      <ListItemText primary={name} secondary={here ? used : t('ownAccess.elsewhere')} />
      <Button onClick={() => setRenamed(true)}>{t('ownAccess.rename')}</Button>
      <Button color="error" onClick={onRemove}>
        {t('ownAccess.remove')}
      </Button>
    </ListItem>
  );
}
