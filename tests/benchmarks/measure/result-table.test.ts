import { describe, expect, it } from 'vitest';
import { replaceRecorded } from './result-table.ts';

const PAGE =
  'Before\n\n<!-- npm run weigh -- --record -->\n\nold\n\n<!-- end of npm run weigh -->\n\nAfter\n';

describe('results that are written into the documents', () => {
  it('take the place of the old ones, between the marks of their command', () => {
    expect(replaceRecorded(PAGE, 'npm run weigh', ['| a |', '| - |'])).toBe(
      PAGE.replace('old', '| a |\n| - |'),
    );
  });

  it.each([
    ['the page lacks the marks', 'Before\n'],
    ['the marks are of another command', PAGE.replaceAll('weigh', 'targets')],
    [
      'the marks stand the wrong way round',
      '<!-- end of npm run weigh -->\n<!-- npm run weigh -- --record -->',
    ],
  ])('are refused when %s', (_, page) => {
    expect(() => replaceRecorded(page, 'npm run weigh', [])).toThrow('lacks');
  });
});
