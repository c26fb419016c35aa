/** A line of a diff: in both texts, only in the earlier, or only in the later. */
export interface DiffLine {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** Maximum lines of each text to compare; a longer change is shown as one block. */
const MOST = 2000;

/** Line diff of two texts, by their longest common subsequence. */
export function diffLines(before: string, after: string): DiffLine[] {
  const [old, now] = [linesOf(before), linesOf(after)];
  let start = 0;
  while (start < Math.min(old.length, now.length) && old[start] === now[start]) start += 1;
  let end = 0;
  const room = () => Math.min(old.length, now.length) - start - end;
  while (room() > 0 && old[old.length - 1 - end] === now[now.length - 1 - end]) end += 1;
  const same = (lines: string[]): DiffLine[] => lines.map((text) => ({ kind: 'same', text }));
  return [
    ...same(old.slice(0, start)),
    ...middle(old.slice(start, old.length - end), now.slice(start, now.length - end)),
    ...same(old.slice(old.length - end)),
  ];
}

function linesOf(text: string): string[] {
  return text === '' ? [] : text.replace(/\n$/, '').split('\n');
}

function middle(old: string[], now: string[]): DiffLine[] {
  if (old.length > MOST || now.length > MOST) return [...all('removed', old), ...all('added', now)];
  const width = now.length + 1;
  const common = new Uint16Array((old.length + 1) * width);
  for (let i = old.length - 1; i >= 0; i -= 1) {
    for (let j = now.length - 1; j >= 0; j -= 1) {
      common[i * width + j] =
        old[i] === now[j]
          ? (common[(i + 1) * width + j + 1] ?? 0) + 1
          : Math.max(common[(i + 1) * width + j] ?? 0, common[i * width + j + 1] ?? 0);
    }
  }
  const lines: DiffLine[] = [];
  let [i, j] = [0, 0];
  while (i < old.length && j < now.length) {
    if (old[i] === now[j]) {
      lines.push({ kind: 'same', text: old[i] ?? '' });
      [i, j] = [i + 1, j + 1];
    } else if ((common[(i + 1) * width + j] ?? 0) >= (common[i * width + j + 1] ?? 0)) {
      lines.push({ kind: 'removed', text: old[i] ?? '' });
      i += 1;
    } else {
      lines.push({ kind: 'added', text: now[j] ?? '' });
      j += 1;
    }
  }
  return [...lines, ...all('removed', old.slice(i)), ...all('added', now.slice(j))];
}

function all(kind: DiffLine['kind'], lines: string[]): DiffLine[] {
  return lines.map((text) => ({ kind, text }));
}
