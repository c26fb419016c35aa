import Article from '@mui/icons-material/Article';
import type { Section } from '../section.ts';
import { TextEditor } from './TextEditor.tsx';
import { TextList } from './TextList.tsx';

/** What the site says. */
export const textsSection: Section = {
  name: 'texts',
  title: 'texts.title',
  icon: Article,
  permission: 'texts',
  data: {},
  list: TextList,
  edit: TextEditor,
};
