import type { ReactNode } from 'react';
import type { ItemCard } from '@tourbillon/domain/contract/catalogue.ts';
import { interpolate } from '../interpolate.ts';
import { itemAddress, itemTitle } from './order-item.ts';
import type { TabView } from './tab-view.ts';

interface Props {
  /** Null when the item has no page any more. */
  item: ItemCard | null;
  gone: string;
  view: TabView;
  children?: ReactNode;
}

/** An item in a list of the personal area: picture, title and details. */
export function ItemLine({ item, gone, view, children }: Props) {
  const [picture] = item?.pictures ?? [];
  return (
    <div className="area-item">
      {picture && (
        <span className="area-picture">
          <img
            src={interpolate(view.picture, { src: picture.src })}
            alt=""
            width={80}
            height={80}
            loading="lazy"
          />
        </span>
      )}
      <div className="area-what">
        <p>{item ? <a href={itemAddress(item)}>{itemTitle(item)}</a> : gone}</p>
        {children}
      </div>
    </div>
  );
}
