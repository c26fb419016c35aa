import { useState } from 'react';

/** The row that a dialog was opened on. */
export interface OpenedRow<Row> {
  row: Row;
  /** Whether a call with this row was refused, because somebody else had changed the row. */
  isRefused: boolean;
}

/**
 * The row of an open dialog after a rendering. Until a conflict it stays what the person saw when the dialog opened, also
 * when the page is read again behind it. After a conflict it is the next version that is read.
 */
export function openedRow<Row>(
  opened: OpenedRow<Row>,
  latest: Row,
  versionOf: (row: Row) => unknown,
): OpenedRow<Row> {
  const isNewer = versionOf(latest) !== versionOf(opened.row);
  return opened.isRefused && isNewer ? { row: latest, isRefused: false } : opened;
}

/**
 * Keeps the row that a dialog was opened on, so that its fields and its revision are sent together (decision 706).
 * @param versionOf what changes with every change of the row.
 * @returns also what to call after a conflict.
 */
export function useOpenedRow<Row>(
  latest: Row,
  versionOf: (row: Row) => unknown,
): { row: Row; onConflict: () => void } {
  const [opened, setOpened] = useState<OpenedRow<Row>>({ row: latest, isRefused: false });
  const next = openedRow(opened, latest, versionOf);
  if (next !== opened) setOpened(next);
  return { row: next.row, onConflict: () => setOpened((before) => ({ ...before, isRefused: true })) };
}
