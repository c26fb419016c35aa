import GroupIcon from '@mui/icons-material/Group';
import { callDesk } from '../data/call-desk.ts';
import type { Section } from '../section.ts';
import { PeopleList } from './PeopleList.tsx';

/** The people of the desk. */
export const peopleSection: Section = {
  name: 'people',
  title: 'people.title',
  icon: GroupIcon,
  permission: 'people',
  list: PeopleList,
  data: {
    getList: async () => {
      const { data } = await callDesk('people');
      return { data: data.people, total: data.people.length };
    },
  },
};
