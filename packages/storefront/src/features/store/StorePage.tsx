import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Segments } from "@sundry/ui/commerce/Segments";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../app/faultWords.ts";
import { wrap } from "../../app/shell/wrap.css.ts";
import { usePageName } from "../../app/title.tsx";
import { ShopBlocks } from "../home/ShopBlocks.tsx";
import { ClosedStore, UnknownStore } from "./GoneStore.tsx";
import { StoreCoupons } from "./StoreCoupons.tsx";
import { StoreGoods } from "./StoreGoods.tsx";
import { asksForGoods, storeEntrance } from "./storeQuery.ts";
import { StoreTop, StoreTopSkeleton } from "./StoreTop.tsx";
import * as styles from "./StorePage.css.ts";
import { useStore } from "./useStore.ts";

/** A store: its head, its coupons, the page it has decorated, and its goods with a search inside (GD-04). */
export function StorePage() {
  const { t } = useTranslation("store");
  const { query, head, unknown, closed, front, go } = useStore();
  const words = useFaultWords();
  const store = head.data;
  usePageName(store?.storeName);
  if (unknown) return <UnknownStore />;
  if (store && closed) return <ClosedStore store={store} />;
  // A shop without the call for the head answers 404: the goods know the store's name (decisions 38).
  if (head.error && !store && head.error.kind !== "notFound")
    return (
      <ErrorState headingLevel={1} title={t("failed")} cause={words(head.error)} onRetry={() => void head.reload()} />
    );
  const decorated = front.pageData !== undefined;
  const showsFront = decorated && !asksForGoods(query);
  return (
    <>
      <div className={`${wrap} ${styles.top}`}>
        {head.loading ? <StoreTopSkeleton /> : <StoreTop storeId={query.id} store={store} />}
        <StoreCoupons storeId={query.id} />
        {decorated && (
          <Segments
            label={t("view.label")}
            value={showsFront ? "front" : "goods"}
            segments={[
              { value: "front", label: t("view.front") },
              { value: "goods", label: t("view.goods") },
            ]}
            onChoose={({ value }) => go({ ...storeEntrance(query.id), view: value === "goods" ? "goods" : "front" })}
            className={styles.views}
          />
        )}
      </div>
      {front.loading && !asksForGoods(query) ? (
        <div className={wrap}>
          <Skeleton className={styles.frontWait} />
        </div>
      ) : showsFront ? (
        <ShopBlocks name="store" pageData={front.pageData} />
      ) : (
        <StoreGoods query={query} onChange={go} />
      )}
    </>
  );
}
