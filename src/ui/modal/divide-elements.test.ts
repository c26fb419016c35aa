import { expect, it } from 'vitest';
import { divideElements } from './divide-elements.ts';

interface Node {
  name: string;
  size: number;
  children: Node[];
}

const node = (name: string, size: number, ...children: Node[]): Node => ({ name, size, children });

const LIST = node('list', 9, node('card 1', 3), node('card 2', 3), node('card 3', 3));

it.each<[string, Node[], string[][]]>([
  ['small elements share a part', [node('a', 1), node('b', 2), node('c', 2)], [['a', 'b'], ['c']]],
  [
    'a part begins where the next element has no room',
    [node('a', 3), node('b', 2), node('c', 2)],
    [['a'], ['b', 'c']],
  ],
  ['a large element is divided', [node('a', 2), LIST], [['a'], ['card 1'], ['card 2'], ['card 3']]],
  ['what is as large as a part is one', [node('a', 4), node('b', 4)], [['a'], ['b']]],
  [
    'what may be in no part is not, but its neighbours are',
    [node('a', Infinity, node('b', Infinity), node('c', 1))],
    [['c']],
  ],
  ['what is left out is left out with its children', [node('a', 0, node('b', 2)), node('c', 1)], [['c']]],
  ['nothing', [], []],
])('D611 %s', (_, children, parts) => {
  const found = divideElements(node('page', 0, ...children), 4, ({ size }) => size);
  expect(found.map((part) => part.map(({ name }) => name))).toEqual(parts);
});
