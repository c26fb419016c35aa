/**
 * Whether a field of a form is not as the page has it: the browser has restored it, or the visitor was quicker than
 * the script.
 */
export function isChanged({ elements }: Pick<HTMLFormElement, 'elements'>): boolean {
  return [...elements].some((field) =>
    field instanceof HTMLSelectElement
      ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
      : field instanceof HTMLInputElement && field.value !== field.defaultValue,
  );
}
