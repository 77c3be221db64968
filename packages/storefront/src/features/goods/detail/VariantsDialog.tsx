import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { Price } from "@sundry/ui/commerce/Price";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { TierBar } from "@sundry/ui/commerce/TierBar";
import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { Input } from "@sundry/ui/primitives/Input";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type Pieces, useAddSeveral } from "../../cart/index.ts";
import { isCounted, stockWords } from "./stockWords.ts";
import { axesOf, type FlashOffer, lineTotal, minimumOf, skusOf, tiersOf, unitPrice } from "./goodsView.ts";
import * as styles from "./VariantsDialog.css.ts";

/** Rows that are shown at once; of thousands, the others are found or asked for. */
const shownAtOnce = 40;

interface VariantsDialogProps {
  detail: SkuDetail;
  flash: FlashOffer | undefined;
  onClose: () => void;
}

/** Pieces of all variants; undefined if some are not counted. */
function piecesOf(all: ReturnType<typeof skusOf>): number | undefined {
  return all.every(isCounted) ? all.reduce((sum, { quantity }) => sum + quantity, 0) : undefined;
}

/** Every variant with a quantity of its own; all go to the cart at once and count for the same price tier (GD-02). */
export function VariantsDialog({ detail, flash, onClose }: VariantsDialogProps) {
  const { t } = useTranslation("goods");
  const [counts, setCounts] = useState<Pieces>(new Map());
  const pieces = [...counts.values()].reduce((sum, num) => sum + num, 0);
  const missing = Math.max(0, minimumOf(detail) - pieces);
  const add = useAddSeveral({ after: onClose });
  const all = skusOf(detail);
  const [sought, setSought] = useState("");
  const [most, setMost] = useState(shownAtOnce);
  const asked = sought.trim().toLowerCase().split(/\s+/);
  const found = all.filter(({ values }) => {
    const words = Object.values(values).join(" ").toLowerCase();
    return asked.every((word) => words.includes(word));
  });
  const rows = found.slice(0, most);
  const images = new Map(axesOf(detail).flatMap(({ values }) => values.map(({ value, image }) => [value, image])));
  const price = unitPrice(detail, flash, Math.max(pieces, 1));
  return (
    <Dialog
      open
      size="lg"
      title={t("variants.title")}
      description={t("variants.text", { count: minimumOf(detail) })}
      onOpenChange={({ open }) => !open && onClose()}
      actions={
        <Button
          size="lg"
          loading={add.pending}
          disabled={pieces === 0 || missing > 0}
          onClick={() => void add.run(counts)}
        >
          {missing > 0 && pieces > 0 ? t("variants.missing", { count: missing }) : t("add")}
        </Button>
      }
    >
      {all.length > shownAtOnce && (
        <Input
          type="search"
          value={sought}
          aria-label={t("variants.find")}
          placeholder={t("variants.find")}
          className={styles.find}
          onValueChange={({ value }) => setSought(value)}
        />
      )}
      <ul className={styles.rows}>
        {rows.map(({ skuId, quantity, values, ...stock }) => {
          const words = Object.values(values);
          const label = words.join(t("variants.between"));
          return (
            <li key={skuId} className={styles.row}>
              <ProductImage src={images.get(words[0] ?? "")} alt="" sizes="40px" className={styles.picture} />
              <span className={styles.name}>
                <span>{label}</span>
                <span className={styles.stock}>
                  {quantity > 0 ? stockWords({ quantity, ...stock }, t) : t("soldOut")}
                </span>
              </span>
              <QuantityStepper
                size="sm"
                label={label}
                value={counts.get(skuId) ?? 0}
                minimum={0}
                maximum={quantity}
                disabled={quantity === 0}
                onValueChange={({ value }) => setCounts((now) => new Map(now).set(skuId, value))}
              />
            </li>
          );
        })}
      </ul>
      {found.length === 0 && <p className={styles.none}>{t("variants.none")}</p>}
      {rows.length < found.length && (
        <Button variant="text" onClick={() => setMost(most + shownAtOnce)}>
          {t("variants.more")}
        </Button>
      )}
      {!flash && <TierBar tiers={tiersOf(detail)} count={pieces} maximum={piecesOf(all)} className={styles.tiers} />}
      <p role="status" className={styles.total}>
        <span>{t("pieces", { count: pieces })}</span>
        <span className={styles.sum}>
          <span>{t("total")}</span> <Price value={lineTotal(price, pieces)} size="lg" />
        </span>
      </p>
    </Dialog>
  );
}
