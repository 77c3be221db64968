import { couponCount } from "@sundry/api/contract/checkout";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { Price } from "@sundry/ui/commerce/Price";
import { formatCount } from "@sundry/ui/format/count";
import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import { useEffect } from "react";
import { TaxOnTop } from "../../shared/goods/TaxOnTop.tsx";
import { amountOf, negative, toCents } from "../../shared/goods/cents.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePrefetch } from "../../shared/routing/prefetch.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { reportFault } from "../../shared/data/reportFault.ts";
import * as styles from "./CartPage.css.ts";
import type { Cart } from "./useCart.ts";
import { useCheckoutPress } from "./useCheckoutPress.ts";

interface CartSummaryProps {
  view: CartView;
  cart: Pick<Cart, "pending" | "problems">;
  /** Focuses the first invalid quantity; false if there is none. */
  focusInvalid: () => boolean;
}

/** The price of the selected goods, in the server's amounts, and the checkout button. */
export function CartSummary({ view, cart: { pending, problems }, focusInvalid }: CartSummaryProps) {
  const { t } = useTranslation("cart");
  const prefetch = usePrefetch();
  const checkout = hrefTo.checkout({ way: "CART" });
  const { wanted, pressStarts, press } = useCheckoutPress({ pending, problems, checkout });
  const selected = view.skuList.filter(({ checked, invalid }) => checked && !invalid);
  const pieces = selected.reduce((sum, { num }) => sum + num, 0);
  const usable = useRead(couponCount, selected.length > 0 ? { way: "CART" } : null).data ?? 0;
  const { goodsPrice, discountPrice, flowPrice } = view.priceDetailDTO;
  const consistent = pending || toCents(goodsPrice) - toCents(discountPrice) === toCents(flowPrice);
  useEffect(() => {
    if (!consistent) reportFault("answer", "cart.getAll priceDetailDTO does not add up");
  }, [consistent]);
  return (
    <aside aria-label={t("summary.title")} aria-busy={pending || undefined} className={styles.summary}>
      <h2 className={styles.summaryTitle}>{t("summary.title")}</h2>
      <dl className={styles.rows}>
        <div className={`${styles.row} ${styles.detail}`}>
          <dt>{t("summary.goods", { pieces: formatCount(pieces) })}</dt>
          <dd className={styles.amount}>
            <Price value={goodsPrice} size="sm" />
          </dd>
        </div>
        {amountOf(discountPrice ?? 0) !== 0 && (
          <div className={`${styles.row} ${styles.detail}`}>
            <dt>{t("summary.offers")}</dt>
            <dd className={styles.amount}>
              <Price value={negative(discountPrice)} size="sm" tone="deal" />
            </dd>
          </div>
        )}
        <div className={`${styles.row} ${styles.detail}`}>
          <dt>{t("summary.shipping")}</dt>
          <dd className={styles.amount}>{t("summary.next")}</dd>
        </div>
        <div className={styles.totalRow}>
          <dt>{t("summary.total")}</dt>
          <dd className={styles.amount} aria-live="polite">
            <Price value={flowPrice} size="lg" />
            <TaxOnTop />
          </dd>
        </div>
      </dl>
      <Button
        size="lg"
        wide
        className={styles.checkout}
        disabled={selected.length === 0}
        loading={wanted}
        onPointerEnter={() => prefetch(checkout)}
        onPointerDown={pressStarts}
        onClick={({ detail }) => focusInvalid() || press(detail > 0)}
      >
        {t("summary.checkout", { count: selected.length })}
      </Button>
      {selected.length === 0 && <p className={styles.hint}>{t("summary.nothing")}</p>}
      {selected.length > 0 && usable > 0 && <p className={styles.hint}>{t("summary.coupons", { count: usable })}</p>}
    </aside>
  );
}
