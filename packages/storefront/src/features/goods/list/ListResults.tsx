import type { GoodsIndex } from "@sundry/api/contract/entities/search";
import { GoodsCard } from "@sundry/ui/commerce/GoodsCard";
import { GoodsGrid } from "@sundry/ui/commerce/GoodsGrid";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { memo, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useAddFromCard, useCartPieces } from "../../cart/index.ts";
import { cardOf } from "../../../shared/goods/cardOf.ts";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";
import { CardArrival } from "./CardArrival.tsx";
import * as styles from "./GoodsListPage.css.ts";
import { useFavouriteCards } from "../../favourite/index.ts";

// Loaded on demand: few buyers choose this view.
const LedgerResults = lazyPart(() => import("./LedgerResults.tsx").then((m) => ({ default: m.LedgerResults })));

/**
 * Cards on the first screen of a phone: their pictures load at once. Those of a larger window follow when its layout is
 * known, so that a slow phone does not load them before the shop's code.
 */
const FIRST_SCREEN = 4;

interface ListResultsProps {
  rows: readonly GoodsIndex[];
  view: "grid" | "list";
}

/** The goods of a page, as a grid or as rows. Memoised, so that other changes of the page do not render them again. */
export const ListResults = memo(function ListResults({ rows, view }: ListResultsProps) {
  if (view === "grid") return <GridResults rows={rows} />;
  return (
    <Suspense fallback={<ListSkeleton count={rows.length} view={view} />}>
      <LedgerResults rows={rows} />
    </Suspense>
  );
});

function GridResults({ rows }: { rows: readonly GoodsIndex[] }) {
  const onAdd = useAddFromCard();
  const pieces = useCartPieces();
  const arrivalOf = (index: number) => {
    const time = rows[index]?.arrivesTo;
    return time == null ? undefined : <CardArrival time={time} />;
  };
  const cards = rows.map((row) => ({ ...cardOf(row), inCart: pieces.get(row.goodsId) }));
  const { isFavourite, onFavouriteChange } = useFavouriteCards();
  return (
    <GoodsGrid layout="list">
      {cards.map((goods, index) => (
        <GoodsCard
          key={goods.id}
          goods={goods}
          sizes="(min-width: 1280px) 212px, (min-width: 768px) 23vw, 45vw"
          eager={index < FIRST_SCREEN}
          favourite={isFavourite(goods)}
          onFavouriteChange={onFavouriteChange}
          onAddToCart={onAdd}
          footer={arrivalOf(index)}
        />
      ))}
    </GoodsGrid>
  );
}

interface ListSkeletonProps {
  count: number;
  view: ListResultsProps["view"];
}

/** Shown while goods load, in the shapes of the view. */
export function ListSkeleton({ count, view }: ListSkeletonProps) {
  const { t } = useTranslation("shell");
  const places = Array.from({ length: count }, (_, place) => place);
  return (
    <div role="status" aria-label={t("loading")}>
      {view === "list" ? (
        <div aria-hidden="true">
          {places.map((place) => (
            <div key={place} className={styles.rowSkeleton}>
              <Skeleton className={styles.rowImageSkeleton} />
              <div className={styles.rowTextSkeleton}>
                <Skeleton shape="text" inlineSize="60%" />
                <Skeleton shape="text" inlineSize="30%" />
              </div>
            </div>
          ))}
        </div>
      ) : (
        <GoodsGrid layout="list" aria-hidden="true">
          {places.map((place) => (
            <div key={place} className={styles.cardSkeleton}>
              <Skeleton className={styles.imageSkeleton} />
              <Skeleton shape="text" inlineSize="40%" />
              <Skeleton shape="text" />
              <Skeleton shape="text" inlineSize="70%" />
            </div>
          ))}
        </GoodsGrid>
      )}
    </div>
  );
}
