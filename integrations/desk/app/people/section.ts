import GroupIcon from '@mui/icons-material/Group';
import { callDesk } from '../data/call-desk.ts';
import { screen } from '../screen.ts';
import type { Section } from '../section.ts';

/** The people of the desk. */
export const peopleSection: Section = {
  name: 'people',
  title: 'people.title',
  icon: GroupIcon,
  permission: 'people',
  list: screen(async () => (await import('./PeopleList.tsx')).PeopleList),
  data: {
    getList: async () => {
      const { data } = await callDesk('people');
      return { data: data.people, total: data.people.length };
    },
  },
};
