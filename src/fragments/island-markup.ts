/** Writes the HTML of a component from its props, exactly as React would. */
export type Markup<Props> = (props: Props) => string;

const known = new WeakMap<object, Markup<never>>();

/**
 * Registers the HTML of an island whose rendering by React takes too long. React hydrates it, so a test has to compare
 * both for many props.
 */
export function registerMarkup<Props>(component: (props: Props) => unknown, markup: Markup<Props>): void {
  known.set(component, markup as Markup<never>);
}

/** The registered function of a component. */
export function markupOf(component: unknown): Markup<never> | undefined {
  return typeof component === 'function' ? known.get(component) : undefined;
}
