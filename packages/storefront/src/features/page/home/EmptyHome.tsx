import { search } from "@sundry/api/contract/goods";
import { BlockHeader } from "@sundry/ui/blocks/BlockHeader";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { menuOf, useCategories } from "../../goods/index.ts";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { cardOf } from "../../../shared/goods/cardOf.ts";
import * as styles from "./HomePage.css.ts";
import { useAddFromCard } from "../../cart/index.ts";

const newest = { pageNumber: 1, pageSize: 12, sort: "releaseTime", order: "desc" } as const;

/** The home page of a shop without blocks: its categories, or those below if all goods are in one, and its newest goods. */
export function EmptyHome() {
  const { t } = useTranslation("pageHome");
  const all = menuOf(useCategories() ?? []);
  const [first] = all;
  // A single category says no more than the page itself.
  const categories = all.length === 1 && first && first.children.length > 0 ? first.children : all;
  const { data } = useRead(search, newest);
  const onAdd = useAddFromCard();
  return (
    <div className={`${wrap} ${styles.empty}`}>
      <section>
        <BlockHeader title={t("emptyTitle")} />
        <div className={styles.shelves}>
          {categories.map(({ id, name, href, image }) => (
            <UiLink key={id} href={href} className={styles.shelf}>
              <ProductImage src={image} alt="" sizes="160px" />
              <span>{name}</span>
            </UiLink>
          ))}
        </div>
      </section>
      <section>
        <BlockHeader title={t("newGoods")} moreHref={hrefTo.goodsList({ sort: "releaseTime", order: "desc" })} />
        <GoodsGrid>
          {data?.records.map((row) => (
            <GoodsCard key={row.id} goods={cardOf(row)} onAddToCart={onAdd} />
          ))}
        </GoodsGrid>
      </section>
    </div>
  );
}
