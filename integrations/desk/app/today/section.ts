import TodayIcon from '@mui/icons-material/Today';
import type { Section } from '../section.ts';
import { Today } from './Today.tsx';

/** Figures of the day. */
export const todaySection: Section = {
  name: 'today',
  title: 'today.title',
  icon: TodayIcon,
  data: {},
  list: Today,
};
