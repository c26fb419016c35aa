import { expect, it } from 'vitest';
import { DESK_CALLS, type DeskCallName } from '@tourbillon/domain/desk/desk-calls.ts';
import { listFiles, readText } from './files.ts';

const files = listFiles(/^integrations\/desk\/app\/.*(?<!\.test)\.tsx?$/).map((file) => ({
  file,
  text: readText(file),
}));

/** What sends a form once until its call is settled (decision 706). */
const SENT_ONCE = /useOneAtATime\(|useChange\(|<ActionDialog/;

/** Calls without a guard in the file that makes them. */
const ELSEWHERE = {
  'access/passkey.ts': 'its callers',
  'orders/run-order-action.ts': 'the dialog of the action',
  'stock/photographs/PhotographsPart.tsx': 'each move of a photograph is sent',
};

it('every form of the desk is sent once until its call is settled', () => {
  const changes = (text: string) =>
    [...text.matchAll(/callDesk\(\s*'(\w+)'/g)].some(
      ([, name]) => DESK_CALLS[name as DeskCallName].audited === 'change',
    );
  const unguarded = files
    .filter(({ text }) => changes(text) && !SENT_ONCE.test(text))
    .map(({ file }) => file.replace('integrations/desk/app/', ''));
  expect(unguarded).toEqual(Object.keys(ELSEWHERE));
});

it('every dialog that sends what the person saw of a row keeps the row that it was opened on, and shows what it saved', () => {
  const dialogs = files.filter(({ text }) => /<ActionDialog/.test(text) && /\b(revision|seen)\b/.test(text));
  expect(dialogs.length).toBeGreaterThan(3);
  const moving = dialogs.filter(
    ({ text }) =>
      ![/useOpenedRow\(/, /useShowSaved\(/, /onConflict=\{onConflict\}/].every((it) => it.test(text)),
  );
  expect(moving.map(({ file }) => file)).toEqual([]);
});
