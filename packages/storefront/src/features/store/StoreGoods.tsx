import type { Result } from "@sundry/api/contract/call";
import type { SelectorOption } from "@sundry/api/contract/entities/search";
import type { search } from "@sundry/api/contract/goods";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { cardOf } from "../../shared/goods/cardOf.ts";
import { hrefTo, type PageQuery } from "../../shared/routing/addresses.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import type { Read } from "../../shared/data/useRead.ts";
import { useFavouriteCards } from "../favourite/index.ts";
import { useAddFromCard } from "../cart/index.ts";
import { NoGoods } from "./NoGoods.tsx";
import { StoreCategories } from "./StoreCategories.tsx";
import { GoodsSkeleton } from "./StoreSkeleton.tsx";
import { StoreToolbar } from "./StoreToolbar.tsx";
import { GOODS_ON_A_PAGE } from "./storeGoods.ts";
import * as styles from "./StorePage.css.ts";

/** Cards on the first screen: their pictures load at once. */
const FIRST_SCREEN = 5;

interface StoreGoodsProps {
  query: PageQuery<"store">;
  read: Read<Result<typeof search>>;
  categories: readonly SelectorOption[];
  onChange: (next: PageQuery<"store">) => void;
}

/** The goods of a store with search, categories, order and pages, all in the address (GD-04). */
export function StoreGoods({ query, read, categories, onChange }: StoreGoodsProps) {
  const { t } = useTranslation("store");
  const errorMessage = useErrorMessage();
  const onAdd = useAddFromCard();
  const { isFavourite, onFavouriteChange } = useFavouriteCards();
  const page = read.data;
  return (
    <section aria-label={t("goods")} className={wrap}>
      <h2 className={styles.sectionTitle}>{t("goods")}</h2>
      <StoreToolbar key={query.keyword} query={query} onChange={onChange} />
      <StoreCategories query={query} categories={categories} />
      <div
        aria-busy={read.refreshing}
        data-stale={page && (read.refreshing || read.error) ? "" : undefined}
        className={styles.results}
      >
        {read.loading && <GoodsSkeleton />}
        {read.error && !page && (
          <ErrorState
            title={t("goodsFailed")}
            kind={faultKind(read.error)}
            cause={errorMessage(read.error)}
            onRetry={() => void read.reload()}
          />
        )}
        {page && page.records.length === 0 && <NoGoods query={query} />}
        {page && page.records.length > 0 && (
          <GoodsGrid layout="list">
            {page.records.map(cardOf).map((goods, index) => (
              <GoodsCard
                key={goods.id}
                goods={{ ...goods, storeName: undefined }}
                sizes="(min-width: 1280px) 246px, (min-width: 768px) 23vw, 45vw"
                eager={index < FIRST_SCREEN}
                favourite={isFavourite(goods)}
                onFavouriteChange={onFavouriteChange}
                onAddToCart={onAdd}
              />
            ))}
          </GoodsGrid>
        )}
      </div>
      {page && page.total > GOODS_ON_A_PAGE && (
        <Pagination
          page={query.pageNumber}
          pageSize={GOODS_ON_A_PAGE}
          total={page.total}
          hrefOf={(pageNumber) => hrefTo.store({ ...query, view: "goods", pageNumber })}
          className={styles.pages}
        />
      )}
    </section>
  );
}
