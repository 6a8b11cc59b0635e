import { useElementSize, useMergedRef } from '@mantine/hooks';
import { clsx } from 'clsx';
import type { KeyboardEvent, ReactNode } from 'react';
import base from './entries.module.css';
import { useArrowKeys } from './use-arrow-keys.ts';
import { usePageRows } from './use-page-rows.ts';

const MIN_CARD_PX = 300;
const GAP_PX = 16;

interface Props<Item> {
  readonly items: readonly Item[];
  /** What the list is called. */
  readonly label: string;
  /** The height of a card and the gap under it. */
  readonly row_rem: number;
  /** Whether cards stand below each other only, however wide the list is. */
  readonly is_single?: boolean;
  /** Of the place of a card. */
  readonly className?: string | undefined;
  /** Draws the card of an item; `index` and `onKeyDown` are for the link that the arrow keys walk to. */
  readonly renderCard: (
    item: Item,
    index: number,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void,
  ) => ReactNode;
}

/** A list as cards, as many beside each other as there is room for. Only the cards near the screen exist. */
export function CardGrid<Item extends { readonly id: string }>(props: Props<Item>) {
  const { items, label, row_rem, is_single = false, className, renderCard } = props;
  const { ref: sized, width } = useElementSize<HTMLUListElement>();
  const columns = is_single ? 1 : Math.max(1, Math.floor((width + GAP_PX) / (MIN_CARD_PX + GAP_PX)));
  const {
    ref: placed,
    rows,
    height_px,
    scrollTo,
  } = usePageRows({
    count: Math.ceil(items.length / columns),
    row_rem,
    top_id: items[0]?.id,
  });
  const ref = useMergedRef(placed, sized);
  const onKeyDown = useArrowKeys({
    count: items.length,
    columns,
    scrollTo: (index) => scrollTo(Math.floor(index / columns)),
  });
  return (
    <ul ref={ref} aria-label={label} className={base['cards']} style={{ height: height_px }} data-entries>
      {rows.flatMap(({ index: row, style }) =>
        items.slice(row * columns, (row + 1) * columns).map((item, column) => {
          const index = row * columns + column;
          return (
            <li
              key={item.id}
              className={clsx(base['card'], className)}
              aria-setsize={items.length}
              aria-posinset={index + 1}
              style={{
                ...style,
                width: `calc((100% - ${columns - 1}rem) / ${columns})`,
                insetInlineStart: `calc((100% + 1rem) / ${columns} * ${column})`,
              }}
            >
              {renderCard(item, index, onKeyDown)}
            </li>
          );
        }),
      )}
    </ul>
  );
}
