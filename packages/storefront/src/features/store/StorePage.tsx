import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { SegmentedControl } from "@sundry/ui/commerce/SegmentedControl";
import { Suspense, useEffect } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { preloadRichText } from "../../shared/richText/RichText.tsx";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { usePageName } from "../../shared/routing/pageName.ts";
import { loadWords } from "../../shared/i18n/words.ts";
import { ShopBlocks } from "../page/index.ts";
import { Bestsellers } from "./Bestsellers.tsx";
import { ClosedStore, UnknownStore } from "./StoreNotFound.tsx";
import { StoreGoods } from "./StoreGoods.tsx";
import { StoreSkeleton } from "./StoreSkeleton.tsx";
import { StoreTop } from "./StoreTop.tsx";
import * as styles from "./StorePage.css.ts";
import { useStore } from "./useStore.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

// The texts of the tickets belong to the coupon area.
const loadCoupons = () =>
  Promise.all([import("./StoreCoupons.tsx"), loadWords("coupon", currentLocale())]).then(([m]) => ({
    default: m.StoreCoupons,
  }));
const StoreCoupons = lazyOptional(loadCoupons);

/** A store: its header, its coupons, its decorated page and its goods (GD-04). */
export function StorePage() {
  const { t } = useTranslation("store");
  const { query, head, coupons, categories, front, showsFront, goods, bestsellers, loading, unknown, closed, open } =
    useStore();
  const errorMessage = useErrorMessage();
  const store = head.data;
  usePageName(store?.storeName);
  useEffect(() => {
    preloadRichText();
    loadCoupons().catch(() => undefined);
  }, []);
  if (unknown) return <UnknownStore />;
  if (store && closed) return <ClosedStore store={store} />;
  // A shop without this call responds with 404; the name then comes from the goods (product 38).
  if (head.error && !store && head.error.kind !== "notFound")
    return (
      <ErrorState
        headingLevel={1}
        title={t("failed")}
        kind={faultKind(head.error)}
        cause={errorMessage(head.error)}
        onRetry={() => void head.reload()}
      />
    );
  if (loading) return <StoreSkeleton />;
  return (
    <Suspense fallback={<StoreSkeleton />}>
      <div className={`${wrap} ${styles.top}`}>
        <StoreTop storeId={query.id} store={store} />
        {coupons.length > 0 && (
          <ErrorBoundary fallback={null}>
            <StoreCoupons coupons={coupons} />
          </ErrorBoundary>
        )}
        {front && (
          <SegmentedControl
            label={t("view.label")}
            value={showsFront ? "front" : "goods"}
            segments={[
              { value: "front", label: t("view.front") },
              { value: "goods", label: t("view.goods") },
            ]}
            onValueChange={({ value }) => open({ id: query.id, view: value === "goods" ? "goods" : "front" })}
            className={styles.views}
          />
        )}
      </div>
      <Bestsellers goods={bestsellers} />
      {showsFront ? (
        <ShopBlocks name="store" pageData={front} />
      ) : (
        <StoreGoods query={query} read={goods} categories={categories} onChange={open} />
      )}
    </Suspense>
  );
}
