import { expect, it } from 'vitest';
import { deviceOf } from './device-name.ts';

const MOZILLA = 'Mozilla/5.0';
const KIT = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`${MOZILLA} (Windows NT 10.0; Win64; x64) ${KIT} Chrome/141.0 Safari/537.36`, 'Chrome, Windows'],
  [`${MOZILLA} (Windows NT 10.0) ${KIT} Chrome/141.0 Safari/537.36 Edg/141.0`, 'Edge, Windows'],
  [
    `${MOZILLA} (Windows NT 10.0) ${KIT} Chrome/140.0 YaBrowser/25.9 Safari/537.36`,
    'Yandex Browser, Windows',
  ],
  [`${MOZILLA} (Linux; Android 15; K) ${KIT} Chrome/141.0 Mobile Safari/537.36`, 'Chrome, Android'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${KIT} Version/18.6 Mobile Safari/604.1`,
    'Safari, iPhone',
  ],
  [`${MOZILLA} (Macintosh; Intel Mac OS X 10.15; rv:144.0) Gecko/20100101 Firefox/144.0`, 'Firefox, macOS'],
  ['curl/8.5', ''],
  [undefined, ''],
])('sessions: %s is %j', (agent, device) => {
  expect(deviceOf(agent)).toBe(device);
});
