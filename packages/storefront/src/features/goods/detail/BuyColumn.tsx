import { setSkus } from "@sundry/api/contract/cart";
import { Button } from "@sundry/ui/primitives/Button";
import { Phrases } from "@sundry/ui/primitives/Phrases";
import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { Price } from "@sundry/ui/commerce/Price";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { SkuSelector } from "@sundry/ui/commerce/SkuSelector";
import { formatCompactCount } from "@sundry/ui/format/count";
import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { Rating } from "@sundry/ui/primitives/Rating";
import { useToast } from "@sundry/ui/primitives/Toast";
import ListPlus from "lucide-react/icons/list-plus";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { client } from "../../../shared/data/client.ts";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { listOf } from "../../../shared/i18n/locales.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { useTypedQuantity } from "../../../shared/forms/useTypedQuantity.ts";
import { TaxOnTop } from "../../../shared/goods/TaxOnTop.tsx";
import * as styles from "./BuyColumn.css.ts";
import { PileToggle } from "./PileToggle.tsx";
import { BuyButtons } from "./BuyButtons.tsx";
import { axesOf, type FlashOffer, flashOf, isSoldOut, lineTotal, minimumOf, skusOf, unitPrice } from "./goodsView.ts";
import type { Purchase } from "./purchase.ts";
import { stockLine } from "./stockLine.ts";
import { PricePanel } from "./PricePanel.tsx";
import { useSiblingPieces } from "./useSiblingPieces.ts";

const VariantsDialog = lazyPart(() => import("./VariantsDialog.tsx").then((m) => ({ default: m.VariantsDialog })));

interface BuyColumnProps {
  detail: SkuDetail;
  /** Undefined until the buyer has chosen: the minimum then. */
  chosenCount: number | undefined;
  onCount: (count: number) => void;
  onChoose: (skuId: string) => void;
}

/** Name, price, SKU selector, count, and the buttons to buy (GD-02, VA-03). */
export function BuyColumn({ detail, chosenCount, onCount, onChoose }: BuyColumnProps) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const shopTime = useShopTime();
  const { show } = useToast();
  const { data } = detail;
  const goodsMinimum = minimumOf(detail);
  // Other variants in the cart count towards the minimum.
  const minimum = Math.max(1, goodsMinimum - useSiblingPieces(detail));
  const count = Math.max(minimum, Math.min(chosenCount ?? goodsMinimum, Math.max(minimum, data.quantity)));
  const flash = flashOf(detail, shopTime.read);
  const price = unitPrice(detail, flash, count);
  const soldOut = data.quantity < minimum;
  const chooseSku: Purchase["onChoose"] = ({ value: skuId, changedAxes }) => {
    onChoose(skuId);
    if (changedAxes.length > 0) show({ text: t("otherOptionsChanged", { axes: listOf(changedAxes, locale) }) });
  };
  const purchase: Purchase = { detail, flash, count, minimum, soldOut, onCount, onChoose: chooseSku };
  const quantity = useTypedQuantity();
  return (
    <div className={styles.root}>
      <h1 className={styles.name}>
        <Phrases>{keepNumbers(data.goodsName)}</Phrases>
      </h1>
      {data.sellingPoint && <p className={styles.point}>{data.sellingPoint}</p>}
      <p className={styles.facts}>
        {data.rating ? <Rating value={data.rating} /> : null}
        <span>{data.commentNum ? t("reviewsCount", { count: data.commentNum }) : t("noReviews")}</span>
        <span>{t("sold", { sold: formatCompactCount(data.buyCount ?? 0, locale) })}</span>
      </p>
      <PricePanel detail={detail} flash={flash} count={count} onCountChange={onCount} className={styles.first} />
      <SkuSelector axes={axesOf(detail)} skus={skusOf(detail)} value={data.id} onValueChange={chooseSku} />
      {soldOut ? (
        <p className={styles.stock}>{stockLine(purchase, t)}</p>
      ) : (
        <div className={styles.row}>
          <span className={styles.rowName}>{t("quantity")}</span>
          <div className={styles.count}>
            <QuantityStepper
              {...quantity.stepper}
              value={count}
              minimum={minimum}
              maximum={Math.max(minimum, data.quantity)}
              label={t("quantity")}
              onValueChange={({ value }) => onCount(value)}
            />
            <span className={styles.stock}>{stockLine(purchase, t)}</span>
            <PileToggle detail={detail} count={count} onCountChange={onCount} />
          </div>
        </div>
      )}
      {!soldOut && (
        <div>
          <div className={styles.total}>
            <span>{t("pieces", { count })}</span>
            <span className={styles.sum}>
              <span>{t("total")}</span> <Price value={lineTotal(price, count)} size="lg" />
            </span>
          </div>
          <TaxOnTop />
        </div>
      )}
      <BuyButtons
        purchase={purchase}
        others={data.quantity < minimum && !isSoldOut(detail)}
        aloneEnough={count >= goodsMinimum}
        isValid={quantity.isValid}
      />
      <SeveralVariants detail={detail} flash={flash} />
    </div>
  );
}

/** Opens the grid of variants, where there are several to choose from. */
function SeveralVariants({ detail, flash }: { detail: SkuDetail; flash: FlashOffer | undefined }) {
  const { t } = useTranslation("goods");
  const [open, setOpen] = useState(false);
  if (detail.specs.length < 2 || !client.supports(setSkus)) return null;
  return (
    <>
      <Button variant="text" size="sm" icon={<ListPlus />} className={styles.several} onClick={() => setOpen(true)}>
        {t("variants.open")}
      </Button>
      {open && (
        <Suspense>
          <VariantsDialog detail={detail} flash={flash} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
