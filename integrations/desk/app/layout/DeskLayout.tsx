import type { ReactNode } from 'react';
import { CheckForApplicationUpdate, Layout } from 'react-admin';
import { AwayNotice } from './AwayNotice.tsx';
import { DeskAppBar } from './DeskAppBar.tsx';
import { DeskMenu } from './DeskMenu.tsx';

/** The frame of every screen: the bar, the menu, and a line that says when the backend is away. */
export function DeskLayout({ children }: { children: ReactNode }) {
  return (
    <Layout appBar={DeskAppBar} menu={DeskMenu}>
      <AwayNotice />
      {children}
      <CheckForApplicationUpdate />
    </Layout>
  );
}
