import { useDeskTexts } from '../i18n.ts';
import { columnTitle } from './column-title.ts';

/** The title of a column in the language of the desk. */
export function useColumnTitle(): (column: string) => string {
  const { t } = useDeskTexts();
  return (column) => columnTitle(column, t);
}
