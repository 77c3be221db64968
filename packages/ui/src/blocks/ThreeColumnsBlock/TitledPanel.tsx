"use client";
import ChevronRight from "lucide-react/icons/chevron-right";
import { DiscountTag } from "../../commerce/DiscountTag/index.ts";
import { Price } from "../../commerce/Price/index.ts";
import type { HeadingLevel } from "../../primitives/Heading/index.ts";
import { ProductImage } from "../../primitives/ProductImage/index.ts";
import { UiLink, useMessages } from "../../runtime/index.ts";
import { BlockImage } from "../BlockImage/index.ts";
import type { BlockItem } from "../BlockPage/index.ts";
import type { ThreeColumnsPanel } from "./readPanels.ts";
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
  const { name, describe, url, action = block.seeAll } = panel.item;
  return (
    <div data-part="panel" className={styles.panel({ tint: panel.tint })}>
      <div className={styles.head}>
        <div className={styles.words}>
          {name && <Name className={styles.name}>{name}</Name>}
          {describe && <p className={styles.describe}>{describe}</p>}
          {url && (
            <UiLink href={url} aria-label={name && `${action}: ${name}`} className={styles.more}>
              {action}
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
  const { img, url, name, price, originalPrice } = goods;
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
    </li>
  );
}
