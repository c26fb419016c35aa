import { Alert, Box, LinearProgress, Link, Typography } from '@mui/material';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router-dom';
import { Title } from 'react-admin';
import { factOf } from '@tourbillon/domain/texts/front-matter-lines.ts';
import type { TextKindName } from '@tourbillon/domain/texts/text-kinds.ts';
import { offlineKey } from '../data/offline-key.ts';
import { useDeskTexts } from '../i18n.ts';
import type { EditedFile } from './edited-file.ts';
import { FilePanel } from './FilePanel.tsx';
import { LABELS_ABOVE } from '../ui/labels-above.ts';
import { HistoryDialog } from './HistoryDialog.tsx';
import { PublishBar } from './PublishBar.tsx';
import { beginText, type FactValues, isBlank, sharedValues, withSharedFact } from './shared-facts.ts';
import { SharedFacts } from './SharedFacts.tsx';
import { textOfWord } from '@tourbillon/domain/texts/text-word.ts';
import { useText } from './use-text.ts';
import { useTextWords } from './use-text-words.ts';

/** The editor of a text, with its languages side by side. */
export function TextEditor() {
  const { id: word = '' } = useParams();
  const t = useTextWords();
  const named = textOfWord(decodeURIComponent(word));
  if (!named) return <Alert severity="error">{t('empty')}</Alert>;
  return <Editor key={word} kind={named.kind} id={named.id} />;
}

function Editor({ kind, id }: { kind: TextKindName; id: string }) {
  const t = useTextWords();
  const desk = useDeskTexts();
  const { locale } = desk;
  const editing = useText(kind, id);
  const [history, setHistory] = useState<string>();
  const { loaded, files, error, isUnsaved } = editing;
  useWarning(isUnsaved);
  const [typedFacts, setTypedFacts] = useState<FactValues>({});
  if (error) return <Alert severity="error">{desk.t(offlineKey(error))}</Alert>;
  if (!loaded || !files) return <LinearProgress aria-label={t('opening')} sx={{ mt: 2 }} />;
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.ctrlKey || event.metaKey) || event.code !== 'KeyS') return;
    event.preventDefault();
    void editing.save();
  };
  // The ISO date in the editor's time zone: near midnight it differs from the date in UTC.
  const today = new Intl.DateTimeFormat('en-CA').format();
  const shared = {
    ...sharedValues(
      files.map(({ text }) => text),
      loaded.facts,
      today,
    ),
    // Values typed before the first language has any text.
    ...(files.every(({ text }) => text === '') && typedFacts),
  };
  const type = (file: EditedFile, text: string) => {
    const isNew = loaded.form === null && file.published === '';
    const begun = isNew ? beginText(text, loaded.facts, file.text === '' ? shared : {}) : text;
    editing.type(file.path, isNew && isBlank(begun) ? '' : begun);
  };
  const share = (name: string, value: string) => {
    setTypedFacts((typed) => ({ ...typed, [name]: value }));
    // The name of a cover arrives after its upload, in which time texts may have been typed.
    for (const { path } of files) editing.change(path, (file) => withSharedFact(file, name, value));
  };
  const inOrder = files.toSorted((a, b) => Number(b.locale === locale) - Number(a.locale === locale));
  const title = inOrder.map(({ text }) => factOf(text, 'title')).find(Boolean) ?? (id || t(`kind_${kind}`));
  const open = files.find(({ path }) => path === history);
  return (
    <Box onKeyDown={onKeyDown} sx={{ pb: 2 }}>
      <Title title={title} />
      <Link component={RouterLink} to="/texts">
        {t('back')}
      </Link>
      <Typography variant="h5" component="h2" sx={{ my: 1 }}>
        {title}
      </Typography>
      {loaded.facts.length > 0 && <SharedFacts loaded={loaded} shared={shared} onChange={share} />}
      <Box
        sx={{
          ...LABELS_ABOVE,
          display: 'grid',
          gap: 3,
          gridTemplateColumns: 'repeat(auto-fit, minmax(min(250px, 100%), 1fr))',
        }}
      >
        {files.map((file) => (
          <FilePanel
            key={file.path}
            loaded={loaded}
            file={file}
            problems={editing.problems.get(file.path) ?? []}
            onType={(text) => type(file, text)}
            onSettle={(choice) => editing.settle(file.path, choice)}
            onDrop={() => void editing.drop(file)}
            onHistory={() => setHistory(file.path)}
          />
        ))}
      </Box>
      <PublishBar editing={editing} />
      {open && (
        <HistoryDialog
          path={open.path}
          hash={open.base}
          revision={open.saved?.revision ?? null}
          onClose={() => setHistory(undefined)}
          onUndone={editing.replace}
          onRefused={editing.refused}
        />
      )}
    </Box>
  );
}

/** Asks before the window is closed while there are unsaved changes. */
function useWarning(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
