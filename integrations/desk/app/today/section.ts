import TodayIcon from '@mui/icons-material/Today';
import { ownTextsScreen } from '../screen.ts';
import type { Section } from '../section.ts';

/** Figures of the day. */
export const todaySection: Section = {
  name: 'today',
  title: 'today.title',
  icon: TodayIcon,
  data: {},
  list: ownTextsScreen(async () => (await import('./Today.tsx')).Today),
};
