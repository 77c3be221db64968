import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { useTranslation } from "react-i18next";
import { cardOf } from "../../shared/goods/cardOf.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { useAddFromCard } from "../cart/index.ts";
import { useFavouriteCards } from "../favourite/index.ts";
import { BESTSELLERS } from "./storeGoods.ts";
import * as styles from "./StorePage.css.ts";

/** What a store sells most, in one row; nothing if it has too few goods for a row (GD-04). */
export function Bestsellers({ goods }: { goods: readonly GoodsIndex[] }) {
  const { t } = useTranslation("store");
  const onAdd = useAddFromCard();
  const { isFavourite, onFavouriteChange } = useFavouriteCards();
  if (goods.length < BESTSELLERS) return null;
  return (
    <section aria-label={t("bestsellers")} className={`${wrap} ${styles.bestsellers}`}>
      <h2 className={styles.sectionTitle}>{t("bestsellers")}</h2>
      <GoodsGrid layout="rail" className={styles.fiveInRow}>
        {goods.map(cardOf).map((card) => (
          <GoodsCard
            key={card.id}
            goods={{ ...card, storeName: undefined }}
            sizes="(min-width: 1280px) 246px, (min-width: 768px) 23vw, 45vw"
            eager
            favourite={isFavourite(card)}
            onFavouriteChange={onFavouriteChange}
            onAddToCart={onAdd}
          />
        ))}
      </GoodsGrid>
    </section>
  );
}
