import { listPath, SECTIONS } from '@tourbillon/domain/sections/sections.ts';
import { isPurchasable } from '@tourbillon/domain/sections/item-statuses.ts';
import type { MessageKey, Translate } from '@tourbillon/domain/i18n/translate.ts';
import { buyOutPath } from './buy-out-path.ts';
import type { Item } from './item-head.ts';
import { isPhotographed } from './picture-note.ts';

/** A link to a form or a page. */
export interface ItemAction {
  href: string;
  text: string;
  /** Whether it opens as a dialog where scripts run; such addresses are not followed by robots. */
  form: boolean;
}

/** Links with one aim of the visitor. */
export interface ActionGroup {
  title: string;
  actions: ItemAction[];
}

/** Whether an item can be bought now. One that is not in stock but can be ordered is both bought and waited for. */
export function mainActions({ stock, availability }: Item): { buy: boolean; wait: boolean } {
  const buy = stock !== 'archive' && isPurchasable(availability);
  return { buy, wait: !buy || availability !== 'in_stock' };
}

/**
 * What the shop does after a call about an item: it reserves the item, or looks for similar ones. Undefined for an item
 * on order, whose availability text already says it.
 */
export function callHint(item: Item): MessageKey | undefined {
  const { buy, wait } = mainActions(item);
  if (!buy) return `itemByKind.callHintAway_${item.catalog_type}`;
  if (wait) return undefined;
  return isPhotographed(item) ? 'itemPictures.callHint' : `itemByKind.callHint_${item.catalog_type}`;
}

/** All that the groups of links depend on; items with equal ones have the same links, but for their own address. */
export interface GroupedItem {
  kind: Item['catalog_type'];
  /** Its id, for the service that buys such goods. */
  type: string | undefined;
  archived: boolean;
  buy: boolean;
  wait: boolean;
  photographed: boolean;
  /** Slug of the brand; only a sold item has a link to others of its brand. */
  brand: string | undefined;
}

/** What the groups of links of an item depend on. */
export function groupedItem(item: Item): GroupedItem {
  const archived = item.stock === 'archive';
  return {
    kind: item.catalog_type,
    type: item.type?.id,
    archived,
    ...mainActions(item),
    photographed: isPhotographed(item),
    brand: archived ? item.brand.slug : undefined,
  };
}

/**
 * What a visitor can do besides buying and calling, by purpose: see the item, ask, negotiate, sell or pawn a similar
 * one. Photographs can be requested only if there are none and the item is not archived; the price of a sold item
 * cannot be negotiated (decisions 9 and 38). Groups without actions are left out.
 * @param url of the item in its section.
 */
export function actionGroups(item: GroupedItem, url: string, t: Translate): ActionGroup[] {
  const { kind, type, archived, buy, wait, photographed, brand } = item;
  const about = `?item=${kind}/${url}`;
  const form = (path: string, text: string, when = true) => (when ? [{ href: path, text, form: true }] : []);
  const page = (href: string, text: string, when = true) => (when ? [{ href, text, form: false }] : []);
  const groups: ActionGroup[] = [
    {
      title: t('itemOffer.groupSee'),
      actions: [
        ...page(listPath(SECTIONS[kind].list, brand), t('item.similarInStock'), archived),
        ...form(`/arrival-notice/${about}`, t('requests.arrivalNoticeTitle'), buy && wait),
        ...form(`/photo-request/${about}`, t('itemOffer.wish_photos'), !archived && !photographed),
      ],
    },
    {
      title: t('itemOffer.groupAsk'),
      actions: [
        ...form(`/question/${about}`, t('itemOffer.wish_question')),
        ...form(`/contact-owner/${about}`, t('itemOffer.wish_owner'), !archived),
        ...form('/call-request/', t('layout.callRequest')),
      ],
    },
    {
      title: t('itemOffer.groupPrice'),
      actions: form(`/cheaper/${about}`, t('itemOffer.wish_cheaper'), !archived),
    },
    {
      title: t('itemOffer.groupYours'),
      actions: [
        ...page(buyOutPath(kind, type), t(`itemByKind.sellYours_${kind}`)),
        ...page('/uslugi/zalog-chasov/', t('item.pawnYours'), kind === 'clock'),
        ...form('/how-we-buy/', t('cases.buyingTitle')),
      ],
    },
  ];
  return groups.filter(({ actions }) => actions.length > 0);
}
