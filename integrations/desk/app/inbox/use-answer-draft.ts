import { useRef, useState } from 'react';
import { keepInTab, readInTab } from '../data/tab-storage.ts';

/** The draft of an answer. It survives a reload of the tab and is lost when the tab is closed. */
export function useAnswerDraft(request: number) {
  const key = `desk.answer.${request}`;
  const [text, setText] = useState(() => readInTab(key) ?? '');
  const latest = useRef(text);
  const keep = (typed: string) => {
    latest.current = typed;
    setText(typed);
    keepInTab(key, typed || null);
  };
  return {
    text,
    type: keep,
    /** Forgets a text that was sent, unless it was changed since. */
    sent: (answer: string) => {
      if (latest.current === answer) keep('');
    },
  };
}
