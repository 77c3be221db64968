import type { CartView } from "@sundry/api/contract/entities/basket";
import { Price } from "@sundry/ui/commerce/Price";
import { formatCount } from "@sundry/ui/format/count";
import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useEffect } from "react";
import { usePrefetch } from "../../shared/routing/prefetch.ts";
import { reportFault } from "../../shared/data/reportFault.ts";
import * as styles from "./CartPage.css.ts";

/** What the ticked goods cost, by the server's sums, and the way on. */
export function CartSummary({ view, pending }: { view: CartView; pending: boolean }) {
  const { t } = useTranslation("cart");
  const navigate = useNavigate();
  const prefetch = usePrefetch();
  const ticked = view.skuList.filter(({ checked, invalid }) => checked && !invalid);
  const pieces = ticked.reduce((sum, { num }) => sum + num, 0);
  const { goodsPrice, discountPrice, flowPrice } = view.priceDetailDTO;
  const cents = (amount: number) => Math.round(amount * 100);
  const sound = pending || cents(goodsPrice) - cents(discountPrice) === cents(flowPrice);
  useEffect(() => {
    if (!sound) reportFault("answer", "cart.getAll priceDetailDTO does not add up");
  }, [sound]);
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
        {discountPrice > 0 && (
          <div className={`${styles.row} ${styles.detail}`}>
            <dt>{t("summary.offers")}</dt>
            <dd className={styles.amount}>
              <Price value={-discountPrice} size="sm" tone="deal" />
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
          </dd>
        </div>
      </dl>
      <Button
        size="lg"
        wide
        className={styles.checkout}
        disabled={ticked.length === 0}
        loading={pending && ticked.length > 0}
        onPointerEnter={() => prefetch("/pay")}
        onClick={() => void navigate("/pay?way=CART")}
      >
        {t("summary.checkout", { count: ticked.length })}
      </Button>
      {ticked.length === 0 && <p className={styles.hint}>{t("summary.nothing")}</p>}
    </aside>
  );
}
