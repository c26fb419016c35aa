import { useState } from 'react';

/** The draft of an answer. It survives a reload of the tab and is lost when the tab is closed. */
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
