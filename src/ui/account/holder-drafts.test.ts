import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import {
  dropHolderDraft,
  dropHolderDrafts,
  hasHolderDrafts,
  keepHolderDraft,
  readHolderDraft,
} from './holder-drafts.ts';

/** A storage whose keys are its own properties, as in a browser. */
class Session {
  [key: string]: unknown;
  getItem(key: string) {
    return this[key] ?? null;
  }
  setItem(key: string, value: string) {
    this[key] = value;
  }
  removeItem(key: string) {
    delete this[key];
  }
}

beforeEach(() => void vi.stubGlobal('sessionStorage', new Session()));
afterEach(() => void vi.unstubAllGlobals());

it('D351 what was typed is found again by whose it is, in its form, and by nobody else', () => {
  keepHolderDraft('ann@x.test', 'profile', { name: 'Anna' });
  expect(readHolderDraft('ann@x.test', 'profile')).toEqual({ name: 'Anna' });
  expect(readHolderDraft('bob@x.test', 'profile')).toBeUndefined();
  expect(readHolderDraft('ann@x.test', 'ticket')).toBeUndefined();
});

it('D351 a form that was sent keeps nothing, and who leaves takes everything', () => {
  sessionStorage.setItem('draft:/question/', '{}');
  keepHolderDraft('ann@x.test', 'profile', { name: 'Anna' });
  keepHolderDraft('ann@x.test', 'ticket', { number: '77' });
  dropHolderDraft('ann@x.test', 'profile');
  expect(readHolderDraft('ann@x.test', 'profile')).toBeUndefined();
  expect(hasHolderDrafts()).toBe(true);
  dropHolderDrafts();
  expect(hasHolderDrafts()).toBe(false);
  expect(sessionStorage.getItem('draft:/question/'), 'forms of anybody are others').toBe('{}');
});

it('a store that is forbidden keeps nothing and breaks nothing', () => {
  vi.stubGlobal('sessionStorage', undefined);
  keepHolderDraft('ann@x.test', 'profile', { name: 'Anna' });
  expect(readHolderDraft('ann@x.test', 'profile')).toBeUndefined();
  expect(hasHolderDrafts()).toBe(false);
});
