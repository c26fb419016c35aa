/**
 * Shows errors under the fields of a form, with the icon of its template, and focuses the first of these fields.
 * @param errors texts by field name.
 * @returns whether any field has an error.
 */
export function showMistakes(form: HTMLFormElement, errors: Readonly<Record<string, string[]>>): boolean {
  const wrong = Object.entries(errors).flatMap(([name, [text]]) => {
    const field = form.querySelector<HTMLInputElement>(`input[name="${name}"]`);
    return field && text ? [{ field, text }] : [];
  });
  const icon = form.querySelector<HTMLTemplateElement>('[data-mistake-icon]')?.content;
  for (const { field, text } of wrong) {
    const line = document.createElement('p');
    line.className = 'field-error';
    line.id = `${field.id}-error`;
    line.append(icon?.cloneNode(true) ?? '', text);
    line.dataset.mistake = '';
    field.ariaInvalid = 'true';
    const help = document.getElementById(`${field.id}-help`);
    field.setAttribute('aria-describedby', help ? `${line.id} ${help.id}` : line.id);
    const frame = field.closest('.field');
    if (help) help.before(line);
    else frame?.append(line);
  }
  wrong[0]?.field.focus();
  return wrong.length > 0;
}

/** Removes the errors of a form before it is sent again. */
export function clearMistakes(form: HTMLFormElement): void {
  for (const line of form.querySelectorAll('[data-mistake]')) line.remove();
  for (const field of form.querySelectorAll<HTMLInputElement>('input[aria-invalid]')) {
    field.removeAttribute('aria-invalid');
    const help = document.getElementById(`${field.id}-help`);
    if (help) field.setAttribute('aria-describedby', help.id);
    else field.removeAttribute('aria-describedby');
  }
  const line = form.querySelector<HTMLElement>('[data-form-problem]');
  if (line) line.hidden = true;
}

/**
 * Shows why a form was refused, above it; the typed values stay.
 * @param takesFocus false when a field has the focus.
 */
export function showProblem(form: HTMLElement, text: string, takesFocus = true): void {
  const line = form.querySelector<HTMLElement>('[data-form-problem]');
  if (!line || text === '') return;
  line.hidden = false;
  line.textContent = text;
  if (takesFocus) line.focus();
}
