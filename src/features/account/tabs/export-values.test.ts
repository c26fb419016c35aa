import { expect, it } from 'vitest';
import { translator } from '@tourbillon/domain/i18n/translate.ts';
import { tabView } from './tab-view.ts';
import { wordedCell } from './export-values.ts';

const cities = [{ value: 'moscow', title: 'Москва' }];
const { values } = tabView(translator('ru'), 'ru', { cities, catalogue: '/' });

it.each([
  ['account', 'notify_type', '1', 'Позвонить'],
  ['account', 'language', 'ru', 'Русский'],
  ['consents', 'purpose', 'registration', 'Регистрация кабинета'],
  ['consents', 'purpose', 'purchase', translator('ru')('requests.kind_purchase')],
  ['mailing', 'state', 'none', 'Вы не подписаны'],
  ['mailing', 'options', 'new_arrivals, news_articles', 'Новинки, Новости и статьи'],
  ['letters', 'kind', 'account-confirm', 'Личный кабинет'],
  ['letters', 'kind', 'request-received', 'Заявки и обращения'],
  ['letters', 'kind', 'new-device', 'Личный кабинет'],
  ['letters', 'state', 'sent', 'Отправлено'],
  ['orders', 'state', 'reserved', 'Забронировано'],
  ['offers', 'state', 'expired', 'Срок истёк'],
  ['offers', 'choice', 'buy_out', 'Выкуп'],
  ['notices', 'kind', 'price:1200', 'Снижение цены'],
  ['tickets', 'place', 'moscow', 'Москва'],
  ['tickets', 'place', 'elsewhere', undefined],
  ['requests', 'kind', 'Вопрос', undefined],
  ['account', 'name', 'ru', undefined],
])('of the part %s the field %s says %s in words: %s', (part, name, cell, expected) => {
  expect(wordedCell(values, part, name, cell)).toBe(expected);
});
