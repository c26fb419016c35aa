import type { ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout } from 'react-admin';
import { AwayNotice } from './AwayNotice.tsx';
import { DeskAppBar } from './DeskAppBar.tsx';
import { DeskMenu } from './DeskMenu.tsx';

/** A table that is wider than a phone scrolls by itself, not the page. */
const FITS = {
  minWidth: 0,
  '& .RaLayout-content': { minWidth: 0 },
  '& .RaList-main': { minWidth: 0 },
  '& .RaList-content': { overflowX: 'auto' },
};

/** The frame of every screen: the bar, the menu, and a line that says when the backend is away. */
export function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={DeskAppBar} menu={DeskMenu} sx={FITS}>
      <AwayNotice />
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  );
}
