"use client";
import { clsx } from "clsx";
import ChevronRight from "lucide-react/icons/chevron-right";
import { DiscountTag } from "../../commerce/DiscountTag/index.ts";
import { Price } from "../../commerce/Price/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { BlockImage } from "../BlockImage/index.ts";
import type { BlockItem } from "../BlockPage/index.ts";
import type { ThreeColumnsPanel } from "./readPanels.ts";
import * as fit from "../BlockPage/fit.css.ts";
import * as styles from "./ThreeColumnsBlock.css.ts";

interface TitledPanelProps {
  panel: ThreeColumnsPanel;
  headingLevel: HeadingLevel;
  eager: boolean;
}

/** Title, description and link beside the panel's picture, with a row of products below. */
export function TitledPanel({ panel, headingLevel, eager }: TitledPanelProps) {
  const { block } = useMessages();
  const Name = `h${headingLevel}` as const;
  const { name, describe, url, price, action = block.seeAll } = panel.item;
  return (
    <div data-part="panel" className={styles.panel({ tint: panel.tint })}>
      <div className={styles.head}>
        <div className={styles.words}>
          {name && <Name className={clsx(styles.name, fit.twoLines)}>{name}</Name>}
          {describe && <p className={clsx(styles.describe, fit.twoLines)}>{describe}</p>}
          {price !== undefined && <Price value={price} size="sm" className={styles.price} />}
          {url && (
            <UiLink href={url} aria-label={name && `${action}: ${name}`} className={clsx(styles.more, fit.narrow)}>
              <span className={fit.oneLine}>{action}</span>
              <ChevronRight aria-hidden="true" className={styles.chevron} />
            </UiLink>
          )}
        </div>
        <BlockImage
          item={{ ...panel.item, url: undefined }}
          eager={eager}
          sizes="(min-width: 768px) 176px, 176px"
          className={styles.art}
        />
      </div>
      <ul className={styles.pictures}>
        {panel.goods.map((goods, index) => (
          <PanelGoods key={index} goods={goods} eager={eager} />
        ))}
      </ul>
    </div>
  );
}

/** A small card. A red price is not legible on this tint, so only the tag shows a reduction. */
function PanelGoods({ goods, eager }: { goods: BlockItem; eager: boolean }) {
  const { block } = useMessages();
  const { img, url, name, describe, price, originalPrice } = goods;
  return (
    <li data-hover-group="" className={styles.goods}>
      <ProductImage src={img} alt="" sizes="(min-width: 1024px) 8vw, 28vw" eager={eager} zoomable>
        <DiscountTag price={price} was={originalPrice} className={styles.tag} />
      </ProductImage>
      {price !== undefined && <Price value={price} size="sm" className={styles.price} />}
      {url ? (
        <UiLink href={url} className={styles.goodsLink}>
          <span className={styles.goodsName}>{name ?? block.seeAll}</span>
        </UiLink>
      ) : (
        name && <span className={styles.goodsName}>{name}</span>
      )}
      {describe && <p className={clsx(styles.goodsNote, fit.twoLines)}>{describe}</p>}
    </li>
  );
}
