import { Alert, Box, Button, Link, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { TextProblem } from '@tourbillon/domain/desk/text-views.ts';
import type { text as textCall } from '@tourbillon/domain/desk/texts.ts';
import { useDeskTexts } from '../i18n.ts';
import { ConflictView } from './ConflictView.tsx';
import { type EditedFile, isUnsaved } from './edited-file.ts';
import { JsonFields } from './JsonFields.tsx';
import { MatterFields } from './MatterFields.tsx';
import { PreviewPane, Problems } from './PreviewPane.tsx';
import { ownFacts } from './shared-facts.ts';
import { translateProblems } from './translate-problems.ts';
import { langOf, useMoment, useTextWords } from './use-text-words.ts';

type Loaded = DeskResponseOf<typeof textCall>['data'];

interface Props {
  loaded: Loaded;
  file: EditedFile;
  problems: readonly TextProblem[];
  onType: (text: string) => void;
  onSettle: (choice: 'theirs' | 'mine') => void;
  onDrop: () => void;
  onHistory: () => void;
}

/** One file of a text: language, fields, preview and actions. */
export function FilePanel({ loaded, file, problems: found, onType, onSettle, onDrop, onHistory }: Props) {
  const t = useTextWords();
  const moment = useMoment();
  const desk = useDeskTexts();
  const problems = translateProblems(found, desk.t, file);
  const [isPreview, setPreview] = useState(false);
  const { path, locale, text } = file;
  const known = loaded.files.find((one) => one.path === path);
  const previews = loaded.previews.filter((one) => locale === null || one.locale === locale);
  const title = locale ? LOCALE_FACTS[locale].name : t(`kind_${loaded.kind}`);
  return (
    <Box component="section" aria-label={title} sx={{ minWidth: 0 }}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'baseline', flexWrap: 'wrap', mb: 1 }}>
        {locale && (
          <Typography variant="h6" component="h3">
            {title}
          </Typography>
        )}
        {(!loaded.form || loaded.kind === 'faq') && (
          <Button size="small" aria-pressed={isPreview} onClick={() => setPreview(!isPreview)}>
            {t(isPreview ? 'write' : 'preview')}
          </Button>
        )}
        {file.saved &&
          previews.map((one) => (
            <Link key={one.locale} href={one.url} target="_blank" rel="noreferrer">
              {t('onSite')}
              {locale === null ? `, ${LOCALE_FACTS[one.locale].name}` : ''}
            </Link>
          ))}
        <Button size="small" onClick={onHistory}>
          {t('history')}
        </Button>
        {file.saved && (
          <Button size="small" color="error" onClick={onDrop}>
            {t('drop')}
          </Button>
        )}
      </Stack>
      {known?.changed && (
        <Typography variant="body2" color="text.secondary">
          {t('changedBy', { name: known.changed.by.name, at: moment(known.changed.at) })}
        </Typography>
      )}
      {known?.draft && file.saved && (
        <Typography variant="body2" color="text.secondary">
          {t('draftOf', { name: known.draft.by.name, at: moment(known.draft.at) })}
          {known.draft.publish_at ? `; ${t('state_planned', { at: moment(known.draft.publish_at) })}` : ''}
        </Typography>
      )}
      {known?.draft?.problem && <Alert severity="warning">{t(`problem_${known.draft.problem}`)}</Alert>}
      {isUnsaved(file) && (
        <Typography variant="body2" color="warning.main" sx={{ mb: 1 }}>
          {t('keptHere')}
        </Typography>
      )}
      <ConflictView file={file} onSettle={onSettle} />
      <Problems problems={problems} />
      {isPreview ? (
        <PreviewPane path={path} text={text} lang={langOf(locale)} />
      ) : loaded.form ? (
        <JsonFields
          form={loaded.form}
          text={text}
          published={file.published}
          problems={problems}
          onChange={onType}
        />
      ) : (
        <MatterFields
          text={text}
          facts={ownFacts(loaded.facts)}
          problems={problems}
          lang={langOf(locale)}
          onChange={onType}
        />
      )}
    </Box>
  );
}
