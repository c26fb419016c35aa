import { useState } from 'react';

/** What is being written to who sent a request: it outlives a reload of the tab, and leaves with the tab. */
export function useAnswerDraft(request: number): [string, (text: string) => void, () => void] {
  const key = `desk.answer.${request}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? '');
  const keep = (typed: string) => {
    setText(typed);
    sessionStorage.setItem(key, typed);
  };
  const forget = () => {
    setText('');
    sessionStorage.removeItem(key);
  };
  return [text, keep, forget];
}
