import { useEffect, useRef } from 'react';
import { focusField } from './focus-field.ts';

interface Props {
  title: string;
  errors: readonly { id: string; text: string }[];
  /** Number of failed submissions. The summary takes the focus after each one; 0 never takes the focus. */
  attempt: number;
}

/** `ErrorSummary.astro` for islands; renders nothing without errors. */
export function ErrorSummary({ title, errors, attempt }: Props) {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) element.current?.focus();
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <div ref={element} className="error-summary" role="group" aria-label={title} tabIndex={-1}>
      <p className="error-summary-title">{title}</p>
      <ul>
        {errors.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`} onClick={(event) => focusField(event.currentTarget, event)}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
