import type { Money } from '@tourbillon/domain/i18n/money.ts';
import { anchorAt, scaleOf } from '#src/ui/charts/scale.ts';
import { stacksOf } from '#src/ui/charts/stack-dots.ts';
import type { Dot, Period } from '@tourbillon/domain/contract/price-history.ts';

/** Width of a stack of dots, per cent: on a phone of 320 px two stacks touch. */
const STACK_WIDTH = 4;

/** The most ticks of the scale. */
const MAX_TICKS = 7;

/** A strip of sales in coordinates: horizontal positions in per cent, levels from the bottom. */
export type Strip = ReturnType<typeof stripOf>;

/** What a strip shows, US dollars. */
export interface Sales {
  /** The lowest price first. */
  dots: readonly Dot[];
  /** Sales of the last twelve months; null when there are too few. */
  recent: Pick<Period, 'lower' | 'median' | 'upper'> | null;
  /** Price of the item itself; null if it shows none. */
  own: number | null;
}

/** Computes a strip in the host's currency: dots of sales, the usual range of the last year, and the item's own price. */
export function stripOf({ dots, recent, own }: Sales, money: Pick<Money, 'fromUsd' | 'brief' | 'price'>) {
  const shown = [...dots.map(({ usd }) => usd), recent?.lower, recent?.upper, own];
  const amounts = shown.filter((usd) => typeof usd === 'number').map(money.fromUsd);
  const { ticks, place } = scaleOf(Math.min(...amounts), Math.max(...amounts), MAX_TICKS);
  const x = (usd: number) => place(money.fromUsd(usd));
  const stacks = stacksOf(
    dots.map(({ usd }) => x(usd)),
    STACK_WIDTH,
  );
  return {
    ticks: ticks.map((amount, index) => ({
      x: place(amount),
      label: money.brief(amount),
      isEnd: index === 0 || index === ticks.length - 1,
    })),
    dots: stacks.flatMap((stack) => dotsOf(stack.flatMap((index) => dots[index] ?? []))),
    levels: Math.max(...stacks.map(({ length }) => length)),
    usual: recent && {
      x: x(recent.lower),
      width: Math.round(100 * (x(recent.upper) - x(recent.lower))) / 100,
      median: x(recent.median),
    },
    own: own === null ? null : { x: x(own), anchor: anchorAt(x(own)), label: money.price(own) },
  };

  /** One stack in the middle of its sales, those of the last year at the bottom. */
  function dotsOf(stack: readonly Dot[]) {
    const middle = stack.reduce((sum, { usd }) => sum + x(usd), 0) / stack.length;
    return stack
      .toSorted((a, b) => Number(b.recent) - Number(a.recent))
      .map(({ recent: isRecent }, level) => ({ x: Math.round(100 * middle) / 100, level, isRecent }));
  }
}
