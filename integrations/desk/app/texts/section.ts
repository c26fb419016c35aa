import Article from '@mui/icons-material/Article';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';

/** The texts of the site. */
export const textsSection: Section = {
  name: 'texts',
  title: 'texts.title',
  icon: Article,
  permission: 'texts',
  data: {},
  list: screen(async () => (await import('./TextList.tsx')).TextList),
  edit: screen(async () => (await import('./TextEditor.tsx')).TextEditor),
};
