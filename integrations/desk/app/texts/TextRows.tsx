import {
  Box,
  Link,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import type { TextEntry } from '@tourbillon/domain/desk/text-views.ts';
import { LanguageMark } from './LanguageMark.tsx';
import { wordOfText } from '@tourbillon/domain/texts/text-word.ts';
import { useTextWords } from './use-text-words.ts';

interface Props {
  rows: readonly TextEntry[];
}

/** Texts as a table, with a column for each language. */
export function TextTable({ rows }: Props) {
  const t = useTextWords();
  const locales = rows[0]?.languages.map(({ locale }) => locale) ?? [];
  return (
    <TableContainer tabIndex={0}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{t('column')}</TableCell>
            {locales.map((locale) => (
              <TableCell key={locale}>{LOCALE_FACTS[locale].name}</TableCell>
            ))}
          </TableRow>
        </TableHead>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={wordOfText(row.kind, row.id)} hover>
              <TableCell component="th" scope="row">
                <TextLink row={row} />
              </TableCell>
              {row.languages.map((language) => (
                <TableCell key={language.locale}>
                  <LanguageMark language={language} />
                </TableCell>
              ))}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** Texts as cards with their languages, for a phone. */
export function TextCards({ rows }: Props) {
  return (
    <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {rows.map((row) => (
        <Box
          component="li"
          key={wordOfText(row.kind, row.id)}
          sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}
        >
          <TextLink row={row} />
          <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: 1, mt: 1 }}>
            {row.languages.map((language) => (
              <div key={language.locale}>
                <Typography variant="caption" color="text.secondary" component="div">
                  {LOCALE_FACTS[language.locale].name}
                </Typography>
                <LanguageMark language={language} />
              </div>
            ))}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

function TextLink({ row }: { row: TextEntry }) {
  const t = useTextWords();
  return (
    <Link component={RouterLink} to={`/texts/${wordOfText(row.kind, row.id)}`}>
      {row.title || t(`kind_${row.kind}`)}
    </Link>
  );
}
