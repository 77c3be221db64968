import { related, search } from "@sundry/api/contract/goods";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../app/faultWords.ts";
import { goodsOfIndex } from "../../app/goodsOfIndex.ts";
import { wrap } from "../../app/shell/wrap.css.ts";
import { useRead } from "../../app/useRead.ts";
import { useAddToCart } from "../cart/useAddToCart.ts";
import { NoGoods } from "./NoGoods.tsx";
import { StoreCategories } from "./StoreCategories.tsx";
import { StoreToolbar } from "./StoreToolbar.tsx";
import { GOODS_ON_A_PAGE, storeAddress, storeGoodsInput, type StoreQuery } from "./storeQuery.ts";
import * as styles from "./StorePage.css.ts";

/** Cards whose pictures are in the first screen. */
const FIRST = 5;

interface StoreGoodsProps {
  query: StoreQuery;
  onChange: (next: StoreQuery) => void;
}

/** What a store sells: search inside it, its categories, order and pages, all in the address (GD-04). */
export function StoreGoods({ query, onChange }: StoreGoodsProps) {
  const { t } = useTranslation("store");
  const read = useRead(search, storeGoodsInput(query), { keepPrevious: true });
  const facets = useRead(related, { storeId: query.id }, { freshFor: 60_000 });
  const words = useFaultWords();
  const { add } = useAddToCart();
  const page = read.data;
  return (
    <section aria-label={t("goods")} className={wrap}>
      <h2 className={styles.sectionTitle}>{t("goods")}</h2>
      <StoreToolbar key={query.keyword} query={query} onChange={onChange} />
      <StoreCategories query={query} categories={facets.data?.categories ?? []} />
      <div
        aria-busy={read.refreshing}
        data-stale={page && (read.refreshing || read.error) ? "" : undefined}
        className={styles.results}
      >
        {read.loading && <GoodsSkeleton />}
        {read.error && !page && (
          <ErrorState title={t("goodsFailed")} cause={words(read.error)} onRetry={() => void read.reload()} />
        )}
        {page && page.records.length === 0 && <NoGoods query={query} />}
        {page && page.records.length > 0 && (
          <GoodsGrid layout="list">
            {page.records.map((row, index) => (
              <GoodsCard
                key={row.id}
                goods={{ ...goodsOfIndex(row), storeName: undefined }}
                sizes="(min-width: 1280px) 246px, (min-width: 768px) 23vw, 45vw"
                eager={index < FIRST}
                onAdd={() => void add({ skuId: row.id, num: row.minimum ?? 1, name: row.goodsName })}
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
          hrefOf={(pageNumber) => storeAddress({ ...query, view: "goods", pageNumber })}
          className={styles.pages}
        />
      )}
    </section>
  );
}

function GoodsSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")}>
      <GoodsGrid layout="list" aria-hidden="true">
        {Array.from({ length: GOODS_ON_A_PAGE }, (_, place) => (
          <div key={place} className={styles.cardWait}>
            <Skeleton className={styles.trayWait} />
            <Skeleton shape="text" inlineSize="40%" />
            <Skeleton shape="text" />
          </div>
        ))}
      </GoodsGrid>
    </div>
  );
}
