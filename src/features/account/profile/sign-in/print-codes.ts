/** Prints the recovery codes that are shown, and nothing else of the page (`account.css`). */
export function printCodes(): void {
  const page = document.documentElement;
  page.dataset.printing = 'codes';
  addEventListener('afterprint', () => delete page.dataset.printing, { once: true });
  print();
}
