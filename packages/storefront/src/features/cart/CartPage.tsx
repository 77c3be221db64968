import type { CartItem } from "@sundry/api/contract/entities/basket";
import { Button } from "@sundry/ui/primitives/Button";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Notice } from "@sundry/ui/primitives/Notice";
import Trash2 from "lucide-react/icons/trash";
import { Suspense, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useFocusAfterRemoval } from "../../shared/layout/useFocusAfterRemoval.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { BoughtAgainReport } from "./BoughtAgainReport.tsx";
import * as styles from "./CartPage.css.ts";
import { CartSkeleton } from "./CartSkeleton.tsx";
import { CartStoreGroup } from "./CartStoreGroup.tsx";
import { CartSummary } from "./CartSummary.tsx";
import { partition, selectionOf } from "./cartEdits.ts";
import { EmptyCart } from "./EmptyCart.tsx";
import { BoughtByOthers } from "./SearchRail.tsx";
import { InvalidLines } from "./InvalidLines.tsx";
import { useCart } from "./useCart.ts";
import { useInvalidCounts } from "./useInvalidCounts.ts";
import { useMoveToFavourites } from "./useMoveToFavourites.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const ClearCartDialog = lazyPart(() => import("./ClearCartDialog.tsx").then((m) => ({ default: m.ClearCartDialog })));

/** The cart, grouped by store (BU-01, BU-02, BU-06). */
export function CartPage() {
  const { t } = useTranslation("cart");
  const [{ added }] = usePageQuery("cart");
  const errorMessage = useErrorMessage();
  const cart = useCart();
  const moveToFavourites = useMoveToFavourites(cart.remove);
  const invalidCounts = useInvalidCounts();
  const [clearing, setClearing] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const { view } = cart;
  useFocusAfterRemoval(view?.skuList.length);

  // If the focus was in a removed line, it moves to the heading.
  const refocus = (removed: boolean) => removed && heading.current?.focus();
  const remove = async (lines: readonly CartItem[]) => refocus(await cart.remove(lines));

  if (!view) {
    if (cart.error)
      return (
        <ErrorState
          headingLevel={1}
          kind={faultKind(cart.error)}
          cause={errorMessage(cart.error)}
          onRetry={() => void cart.reload()}
        />
      );
    return <CartSkeleton />;
  }
  const { stores, invalid } = partition(view);
  const lines = stores.flatMap(({ skuList }) => skuList);
  if (view.skuList.length === 0) return <EmptyCart />;
  const all = selectionOf(lines);
  return (
    <div className={`${wrap} ${styles.page}`}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1} className={styles.title}>
          {t("title")}
        </h1>
        <p className={styles.count}>
          {t("goodsCount", { count: lines.length, stores: t("storesCount", { count: stores.length }) })}
        </p>
        <Button variant="text" icon={<Trash2 />} onClick={() => setClearing(true)} className={styles.clear}>
          {t("clear")}
        </Button>
      </header>
      <BoughtAgainReport />
      {added && <Notice tone="success">{t("added")}</Notice>}
      {cart.error && <Notice tone="danger">{errorMessage(cart.error)}</Notice>}
      <div className={styles.columns}>
        <div className={styles.lines}>
          {lines.length > 0 && (
            <Checkbox
              checked={all === "all"}
              mixed={all === "some"}
              onCheckedChange={({ checked }) => cart.selectAll(checked)}
            >
              {t("selectAll")}
            </Checkbox>
          )}
          {stores.map((store) => (
            <CartStoreGroup
              key={store.storeId}
              store={store}
              cart={cart}
              onNumProblem={invalidCounts.note}
              onRemove={(line) => void remove([line])}
              onFavourite={(line) => void moveToFavourites(line).then(refocus)}
            />
          ))}
          {invalid.length > 0 && <InvalidLines lines={invalid} onRemove={(gone) => void remove(gone)} />}
        </div>
        <CartSummary view={view} cart={cart} focusInvalid={invalidCounts.focusFirst} />
      </div>
      <div className={styles.more}>
        <BoughtByOthers
          title={t("addToOrder")}
          without={new Set(view.skuList.map(({ goodsSku }) => goodsSku.goodsId))}
        />
      </div>
      {clearing && (
        <Suspense>
          <ClearCartDialog
            onClose={() => setClearing(false)}
            onClear={() => {
              setClearing(false);
              cart.clear();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
