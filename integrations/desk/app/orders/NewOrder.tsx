import { useGetIdentity } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { CURRENCIES } from '@tourbillon/domain/i18n/currencies.ts';
import { LOCALE_FACTS, LOCALES, type Locale } from '@tourbillon/domain/i18n/locales.ts';
import { ActionDialog } from '../actions/ActionDialog.tsx';
import { localDay } from '../actions/local-day.ts';
import { callDesk } from '../data/call-desk.ts';
import { currencyOf } from '../data/office-currency.ts';
import { useOffices } from '../data/offices.ts';
import { useDeskTexts } from '../i18n.ts';
import { priceField } from './run-order-action.ts';
import { OrderList } from './OrderList.tsx';

type Field =
  | 'number'
  | 'name'
  | 'phone'
  | 'email'
  | 'locale'
  | 'step'
  | 'until'
  | 'price'
  | 'currency'
  | 'text';

/** What to do with the piece of a new order. */
const STEPS = ['note', 'hold', 'sell'] as const;

/** Dialog over the list for an order of a person in the shop or on the phone. */
export function NewOrder() {
  const { t, locale } = useDeskTexts();
  const navigate = useNavigate();
  const offices = useOffices();
  const { identity } = useGetIdentity();
  const isStep = (step: (typeof STEPS)[number]) => (typed: Record<Field, string>) => typed.step === step;
  return (
    <>
      <OrderList />
      <ActionDialog<Field>
        title={t('orders.create')}
        submit={t('orders.create')}
        fields={[
          { name: 'number', label: t('orders.stockNumber'), isRequired: true },
          { name: 'name', label: t('orders.name'), isRequired: true },
          { name: 'phone', label: t('orders.phone'), kind: 'tel', value: '+', isRequired: true },
          { name: 'email', label: t('orders.email'), kind: 'email' },
          {
            name: 'locale',
            label: t('orders.language'),
            kind: 'choice',
            value: locale,
            choices: LOCALES.map((one) => ({ id: one, name: LOCALE_FACTS[one].name })),
          },
          {
            name: 'step',
            label: t('orders.step'),
            kind: 'choice',
            value: 'hold',
            choices: STEPS.map((step) => ({ id: step, name: t(`orders.step_${step}`) })),
          },
          {
            name: 'until',
            label: t('orders.until'),
            kind: 'day',
            value: localDay(3),
            isShown: isStep('hold'),
          },
          {
            name: 'price',
            label: t('orders.price'),
            kind: 'sum',
            isRequired: true,
            isShown: isStep('sell'),
          },
          {
            name: 'currency',
            label: t('orders.currency'),
            kind: 'choice',
            value: currencyOf(offices, identity?.office as string | null | undefined),
            isRequired: true,
            choices: CURRENCIES.map((code) => ({ id: code, name: code })),
            isShown: isStep('sell'),
          },
          {
            name: 'text',
            label: t('orders.text'),
            kind: 'lines',
            isShown: (typed) => typed.email !== '' && typed.step !== 'note',
          },
        ]}
        act={async (typed) => {
          const { number, name, phone, email, text } = typed;
          const { data } = await callDesk('newOrder', {
            number,
            name,
            phone: phone.replaceAll(/[\s()-]/g, ''),
            email,
            text,
            locale: typed.locale as Locale,
            ...(typed.step === 'hold' && { until: typed.until }),
            ...(typed.step === 'sell' && { price: priceField(typed) }),
          });
          // The dialog first closes itself, so the navigation must come later.
          setTimeout(() => void navigate(`/orders/${data.id}/show`));
        }}
        onClose={() => void navigate('/orders')}
      />
    </>
  );
}
