import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { demonstration } from '@tourbillon/demonstration/demonstration.ts';
import { CONTENT_FOLDER } from './import-content.ts';

const MESSAGES = path.join(import.meta.dirname, '../../domain/i18n/messages');

/** Words about loans. */
const LOAN = /позик|позича|застав|гроші в|150\s000\s000|\{pawnshop\} вида/iu;

/** Sentences that the Ukrainian site shows: texts of the shop, of the demonstration, of the interface. */
function sentences(): string[] {
  const texts = [CONTENT_FOLDER, demonstration.contentFolder].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => /(^|\/)(ua\.\w+|[\w-]+\.json)$/.test(name))
      .map((name) => [name, readFileSync(path.join(folder, name), 'utf8')] as const),
  );
  const own = texts.flatMap(([name, text]) =>
    /(^|\/)ua\.\w+$/.test(name)
      ? text.split('\n')
      : [...text.matchAll(/"ua": "(.*)"/g)].map(([, one]) => one),
  );
  const messages = readdirSync(MESSAGES).flatMap((name) =>
    [...readFileSync(path.join(MESSAGES, name), 'utf8').matchAll(/^\s+ua: '(.*)'/gm)].map(([, one]) => one),
  );
  return [...own, ...messages].flatMap((text = '') => text.split(/(?<=[.!?])\s/));
}

describe('D90 the Ukrainian site promises what is done online', () => {
  const said = sentences().filter((sentence) => LOAN.test(sentence));

  test('a loan is nowhere given on the day one asks: an office has to be visited', () => {
    expect(said.length).toBeGreaterThan(100);
    const promises = said.filter(
      (sentence) =>
        /день звернення|того (ж|самого) дня|за (пів години|\{\{?time_deal)/iu.test(sentence) &&
        !/офіс|діє|діють/iu.test(sentence),
    );
    expect(promises).toEqual([]);
  });

  test('nobody comes to a home or brings a thing there: where our offices are is said with it', () => {
    const visits = sentences().filter((sentence) =>
      /кур.єром|огляд удома|приїзди|привеземо/iu.test(sentence),
    );
    expect(visits.length).toBeGreaterThan(3);
    expect(visits.filter((sentence) => !/офіс|тариф|не привеземо/iu.test(sentence))).toEqual([]);
  });

  test.each(['zalog-chasov', 'zalog-yuvelirnyh-izdelij'])(
    '%s says that there is no office in Ukraine',
    (slug) => {
      const text = readFileSync(path.join(CONTENT_FOLDER, 'services', slug, 'ua.md'), 'utf8');
      expect(text).toContain('Офісу в Україні поки що немає');
    },
  );
});
