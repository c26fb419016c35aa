import { Box, Typography } from '@mui/material';
import type { DeskResponseOf } from '@tourbillon/domain/desk/desk-call.ts';
import type { text as textCall } from '@tourbillon/domain/desk/texts.ts';
import { LABELS_ABOVE } from '../ui/labels-above.ts';
import { FactFields } from './FactFields.tsx';
import { type FactValues, sharedFacts } from './shared-facts.ts';
import { useTextWords } from './use-text-words.ts';

interface Props {
  loaded: DeskResponseOf<typeof textCall>['data'];
  shared: FactValues;
  onChange: (name: string, value: string) => void;
}

/** Fields with the same value in every language, edited once. */
export function SharedFacts({ loaded, shared, onChange }: Props) {
  const t = useTextWords();
  return (
    <Box component="section" aria-label={t('shared')} sx={{ mb: 3 }}>
      <Typography variant="h6" component="h3" sx={{ mb: 1 }}>
        {t('shared')}
      </Typography>
      <Box
        sx={{
          ...LABELS_ABOVE,
          display: 'grid',
          alignItems: 'end',
          gap: 1.5,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
        }}
      >
        <FactFields
          id={loaded.id}
          facts={sharedFacts(loaded.facts)}
          values={shared}
          problems={[]}
          lang=""
          onChange={onChange}
        />
      </Box>
    </Box>
  );
}
