/** Prints only the recovery codes that are shown (`account.css`). */
export function printCodes(): void {
  const page = document.documentElement;
  page.dataset.printing = 'codes';
  addEventListener('afterprint', () => delete page.dataset.printing, { once: true });
  print();
}
