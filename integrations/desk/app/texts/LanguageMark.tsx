import { Chip } from '@mui/material';
import type { LanguageState } from '@tourbillon/domain/desk/text-views.ts';
import { useMoment, useTextWords } from './use-text-words.ts';

const COLOURS = { shown: 'default', behind: 'warning', hidden: 'info', missing: 'error' } as const;

/** The state of a text in a language, in words. */
export function LanguageMark({ language }: { language: LanguageState }) {
  const t = useTextWords();
  const moment = useMoment();
  const { state, lacking, draft, publish_at: at } = language;
  const words = [
    lacking > 0 ? t('lacking', { amount: lacking }) : t(`state_${state}`),
    ...(at ? [t('state_planned', { at: moment(at) })] : draft ? [t('state_draft')] : []),
  ];
  return (
    <Chip
      size="small"
      variant={state === 'shown' && !draft ? 'outlined' : 'filled'}
      color={lacking > 0 ? 'warning' : draft ? 'info' : COLOURS[state]}
      label={words.join(', ')}
    />
  );
}
