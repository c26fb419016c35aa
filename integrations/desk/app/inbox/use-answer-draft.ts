import { useState } from 'react';
import { keepInTab, readInTab } from '../data/tab-storage.ts';

/** The draft of an answer. It survives a reload of the tab and is lost when the tab is closed. */
export function useAnswerDraft(request: number): [string, (text: string) => void, () => void] {
  const key = `desk.answer.${request}`;
  const [text, setText] = useState(() => readInTab(key) ?? '');
  const keep = (typed: string) => {
    setText(typed);
    keepInTab(key, typed);
  };
  const forget = () => {
    setText('');
    keepInTab(key, null);
  };
  return [text, keep, forget];
}
