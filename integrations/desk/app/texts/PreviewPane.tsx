import { Alert, Box, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { callDesk } from '../data/call-desk.ts';
import { useDeskTexts } from '../i18n.ts';
import { type TranslatedProblem, translateProblems } from './translate-problems.ts';
import { useTextWords } from './use-text-words.ts';

/** A text as the site renders it, and its mistakes by the rules of the import. */
export function PreviewPane({ path, text, lang }: { path: string; text: string; lang: string }) {
  const shown = useDeferredValue(text);
  const desk = useDeskTexts();
  const { data } = useQuery({
    queryKey: ['text-preview', path, shown],
    queryFn: () => callDesk('previewText', { path, text: shown }),
    placeholderData: (before) => before,
    gcTime: 10_000,
  });
  if (!data) return null;
  const { problems, title, description, html } = data.data;
  return (
    <Box lang={lang}>
      <Problems problems={translateProblems(problems, desk.t, { path, text: shown })} />
      <Typography variant="h5" component="p">
        {title}
      </Typography>
      <Typography color="text.secondary" sx={{ mb: 2 }}>
        {description}
      </Typography>
      {/* The backend has sanitised it, as it does for the site. */}
      <Box
        sx={{
          overflowWrap: 'anywhere',
          '& table': { borderCollapse: 'collapse' },
          '& td, & th': { border: 1, borderColor: 'divider', p: 0.5 },
          '& a': { color: 'primary.main' },
        }}
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </Box>
  );
}

/** The mistakes of a text with their lines. */
export function Problems({ problems }: { problems: readonly TranslatedProblem[] }) {
  const t = useTextWords();
  if (problems.length === 0) return null;
  return (
    <Alert severity="error" sx={{ mb: 2 }}>
      {t('problems')}
      <ul>
        {problems.map(({ line, field, text }) => (
          <li key={`${line} ${field} ${text}`}>
            {line === null ? '' : `${t('line', { line })}: `}
            {text}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
