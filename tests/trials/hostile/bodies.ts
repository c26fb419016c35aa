import type { SeededRandom } from './seeded-random.ts';
import { VALUES } from './request-parts.ts';

/** A body with its media type. */
export interface Body {
  type: string;
  bytes: Buffer;
}

const NAMES = [
  'user_name',
  'telephone',
  'email',
  'consent',
  'token',
  'page',
  '__proto__',
  'photos[]',
  'url',
  'city',
];

/** A random body: JSON, a form, files, or none of these. */
export function hostileBody(chance: SeededRandom): Body {
  return chance.of([json, json, form, form, multipart, bytes])(chance);
}

function json(chance: SeededRandom): Body {
  const value = () => JSON.stringify(chance.of(VALUES));
  const text = chance.of([
    () => `{${NAMES.map((name) => `${JSON.stringify(name)}:${value()}`).join(',')}}`,
    () => `{"__proto__":{"admin":true},"constructor":{"prototype":{"x":1}},"email":${value()}}`,
    () => '['.repeat(20_000) + ']'.repeat(20_000),
    () => '{"a":'.repeat(5_000) + '1' + '}'.repeat(5_000),
    () => `{"telephone":${'9'.repeat(5_000)}}`,
    () => `{"email":[${value()},{"x":${value()}}],"page":{"$ne":null}}`,
    () => '{"email":"\\ud800","user_name":"\\u0000"}',
    () => value(),
    () => 'null',
    () => '{"a":1',
  ])();
  return { type: 'application/json', bytes: Buffer.from(text) };
}

function form(chance: SeededRandom): Body {
  const pairs = Array.from(
    { length: chance.of([1, 5, 20, 1_000]) },
    () => `${chance.of(NAMES)}=${chance.of(VALUES)}`,
  );
  return {
    type: 'application/x-www-form-urlencoded',
    bytes: Buffer.from(pairs.join(chance.of(['&', '&&', ';']))),
  };
}

function multipart(chance: SeededRandom): Body {
  const boundary = chance.of(['b', 'b'.repeat(200), '"', '']);
  const parts = Array.from({ length: chance.of([0, 1, 3, 300]) }, () =>
    [
      `--${boundary}`,
      `Content-Disposition: form-data; name="${chance.of(NAMES)}"; filename="${chance.of(VALUES)}"`,
      'Content-Type: image/jpeg',
      '',
      chance.of(VALUES),
    ].join('\r\n'),
  );
  const end = chance.is(0.5) ? `\r\n--${boundary}--\r\n` : '';
  return { type: `multipart/form-data; boundary=${boundary}`, bytes: Buffer.from(parts.join('\r\n') + end) };
}

function bytes(chance: SeededRandom): Body {
  const size = chance.of([0, 1, 100, 20_000, 300_000]);
  const type = chance.of([
    '',
    'text/plain',
    'application/octet-stream',
    'application/json; charset=utf-7',
    'a/b;;;',
  ]);
  return { type, bytes: Buffer.from(Uint8Array.from({ length: size }, () => chance.below(256))) };
}
