import type { DeskOrder } from '@tourbillon/domain/desk/orders.ts';
import { HANDOVERS } from '@tourbillon/domain/desk/order-words.ts';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { LOCALE_FACTS } from '@tourbillon/domain/i18n/locales.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import type { FieldOfAction } from '../actions/ActionField.tsx';
import { useShowSaved } from '../actions/show-saved.ts';
import { useOpenedRow } from '../actions/use-opened-row.ts';
import { localDay } from '../actions/local-day.ts';
import type { DeskKey } from '../../messages/index.ts';
import { useDeskTexts } from '../i18n.ts';
import { runOrderAction, type OrderAction, type OrderField } from './run-order-action.ts';
import { siteTexts } from '../loaded-texts.ts';

export type { OrderAction } from './run-order-action.ts';

/** Default length of a hold, days. */
const HOLD_DAYS = 3;

/** Texts of the actions whose fields do not explain them. */
const EXPLAINED: Partial<Record<OrderAction, DeskKey>> = {
  release: 'orders.releaseText',
  regularStart: 'orders.regularStartText',
  regularEnd: 'orders.regularEndText',
};

/** The last change of the piece of an order. */
const seenOf = ({ standing }: DeskOrder) => standing?.seen ?? 0;

interface Props {
  action: OrderAction;
  order: DeskOrder;
  onClose: () => void;
}

/** The dialog of one action on an order. */
export function OrderActionDialog({ action, order: latest, onClose }: Props) {
  const { t, locale } = useDeskTexts();
  const { row: order, onConflict } = useOpenedRow(latest, seenOf);
  const show = useShowSaved();
  const { buyer, price } = order;
  const text: FieldOfAction<OrderField> = {
    name: 'text',
    label: t('orders.text'),
    kind: 'lines',
    help: t('orders.textHelp', { language: LOCALE_FACTS[buyer.locale].name }),
    isRequired: action === 'write',
  };
  const words = buyer.email === '' ? [] : [text];
  const explained = EXPLAINED[action];
  const fields: Record<OrderAction, FieldOfAction<OrderField>[]> = {
    hold: [
      {
        name: 'until',
        label: t('orders.until'),
        kind: 'day',
        value: order.held_until ?? localDay(HOLD_DAYS),
        isRequired: true,
      },
      ...words,
    ],
    sell: [
      {
        name: 'price',
        label: t('orders.price'),
        kind: 'sum',
        value: price ? String(price.value) : '',
        isRequired: true,
      },
      {
        name: 'currency',
        label: t('orders.currency'),
        kind: 'choice',
        value: price?.currency ?? 'USD',
        choices: CURRENCIES.map((code) => ({ id: code, name: code })),
      },
      { name: 'sold_on', label: t('orders.soldOn'), kind: 'day', value: localDay() },
      ...words,
    ],
    release: words,
    return: [
      {
        name: 'to',
        label: t('orders.returnTo'),
        kind: 'choice',
        value: 'in_reserve',
        choices: (['in_reserve', 'in_stock'] as const).map((id) => ({
          id,
          name: siteTexts(locale)(`item.availability_${id}`),
        })),
      },
      ...words,
    ],
    write: [text],
    regularStart: [],
    regularEnd: [],
    handover: [
      {
        name: 'handover',
        label: t('orders.handover'),
        kind: 'choice',
        value: order.handover ?? 'office',
        choices: HANDOVERS.map((id) => ({ id, name: t(`orders.handover_${id}`) })),
      },
      { name: 'place', label: t('orders.place'), value: order.handover_place, isRequired: true },
      { name: 'tracking', label: t('orders.tracking'), value: order.tracking },
      ...words,
    ],
  };
  return (
    <ActionDialog<OrderField>
      title={t(`orders.${action}`)}
      submit={t(`orders.${action}`)}
      text={explained && t(explained)}
      isDangerous={action === 'release' || action === 'return'}
      fields={fields[action]}
      act={(typed) => runOrderAction(action, { id: order.id, seen: seenOf(order) }, typed).then(show)}
      onConflict={onConflict}
      onClose={onClose}
    />
  );
}
