import { LivingPrice } from "@sundry/ui/commerce/LivingPrice";
import { Price } from "@sundry/ui/commerce/Price";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { SkuSelector } from "@sundry/ui/commerce/SkuSelector";
import { TierBar } from "@sundry/ui/commerce/TierBar";
import { formatCount } from "@sundry/ui/format/count";
import { Button } from "@sundry/ui/primitives/Button";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddToCart } from "../../cart/index.ts";
import { useTypedQuantity } from "../../../shared/forms/useTypedQuantity.ts";
import { TaxOnTop } from "../../../shared/goods/TaxOnTop.tsx";
import { useLocale } from "../../../shared/i18n/locale.ts";
import * as styles from "./AddSheet.css.ts";
import { ArrivalLine } from "./DeliveryLines.tsx";
import { axesOf, chosenOf, lineTotal, skusOf, tiersOf, unitPrice } from "./goodsView.ts";
import type { Purchase } from "./purchase.ts";
import { stockLine } from "./stockLine.ts";
import { isCounted } from "./stockWords.ts";

interface AddSheetProps {
  purchase: Purchase;
  onAdded: () => void;
  onClose: () => void;
}

/** On a phone, what goes into the cart: variant, quantity with its batch prices, total and arrival, and one button (GD-02, VA-03). */
export function AddSheet({ purchase, onAdded, onClose }: AddSheetProps) {
  const { t } = useTranslation("goods");
  const { detail, flash, count, minimum, soldOut, onChoose } = purchase;
  const { data } = detail;
  const [problem, setProblem] = useState<string>();
  const quantity = useTypedQuantity();
  const add = useAddToCart({ onRefused: setProblem });
  /** Confirmed: the sheet is on its way out, and another press would add again. */
  const done = useRef(false);
  const tiers = tiersOf(detail);
  const { picture, values } = chosenOf(detail);
  const price = unitPrice(detail, flash, count);
  const onCount = (num: number) => {
    setProblem(undefined);
    purchase.onCount(num);
  };
  const press = async () => {
    if (done.current || !quantity.isValid()) return;
    setProblem(undefined);
    if (!(await add.run({ skuId: data.id, num: count, name: data.goodsName }))) return;
    done.current = true;
    onAdded();
  };
  return (
    <Drawer
      open
      placement="bottom"
      title={<span className={styles.name}>{data.goodsName}</span>}
      onOpenChange={({ open }) => !open && onClose()}
      footer={
        <>
          <p role="status" className={styles.problem}>
            {problem}
          </p>
          {!soldOut && (
            <div className={styles.sums}>
              <p className={styles.total}>
                <span>{t("pieces", { count })}</span>
                <span className={styles.sum}>
                  <span>{t("total")}</span> <Price value={lineTotal(price, count)} size="lg" />
                </span>
              </p>
              <TaxOnTop />
            </div>
          )}
          <Button size="lg" wide loading={add.pending} disabled={soldOut} onClick={() => void press()}>
            {soldOut ? t("soldOut") : t("add")}
          </Button>
        </>
      }
    >
      <div className={styles.body}>
        <div className={styles.head}>
          <ProductImage src={picture} alt="" sizes="88px" />
          <div className={styles.facts}>
            <LivingPrice
              value={price}
              was={flash ? data.price : data.originalPrice}
              highest={tiers[0]?.price ?? price ?? ""}
              lowest={tiers.at(-1)?.price ?? price ?? ""}
              size="lg"
            />
            {values.length > 0 && <p className={styles.choice}>{values.join(t("variants.between"))}</p>}
            <p className={styles.stock}>{stockLine(purchase, t)}</p>
          </div>
        </div>
        <SkuSelector
          axes={axesOf(detail)}
          skus={skusOf(detail)}
          value={data.id}
          onValueChange={(event) => {
            setProblem(undefined);
            onChoose(event);
          }}
        />
        {!flash && !soldOut && (
          <TierBar
            tiers={tiers}
            count={count}
            maximum={isCounted(data) ? data.quantity : undefined}
            onCountChange={(event) => onCount(event.count)}
          />
        )}
        {!soldOut && (
          <div className={styles.count}>
            <QuantityStepper
              {...quantity.stepper}
              value={count}
              minimum={minimum}
              maximum={Math.max(minimum, data.quantity)}
              label={t("quantity")}
              onValueChange={({ value }) => onCount(value)}
            />
            <BatchChips purchase={purchase} onCount={onCount} />
          </div>
        )}
        <ArrivalLine skuId={data.id} count={count} />
      </div>
    </Drawer>
  );
}

/** The quantities at which the price falls, as far as there are pieces: one press each. */
function BatchChips({ purchase, onCount }: { purchase: Purchase; onCount: (count: number) => void }) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const { detail, count, minimum } = purchase;
  const batches = tiersOf(detail).filter(({ num }) => num >= minimum && num <= detail.data.quantity);
  if (batches.length < 2) return null;
  return (
    <div role="group" aria-label={t("batches")} className={styles.chips}>
      {batches.map(({ num }) => (
        <button
          key={num}
          type="button"
          aria-pressed={num === count}
          className={styles.chip}
          onClick={() => onCount(num)}
        >
          {formatCount(num, locale)}
        </button>
      ))}
    </div>
  );
}
