import type { CartItem, CartStore } from "@sundry/api/contract/entities/basket";
import { Price } from "@sundry/ui/commerce/Price";
import { formatCount } from "@sundry/ui/format/count";
import { keepNumbers } from "@sundry/ui/format/keepNumbers";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { Button } from "@sundry/ui/primitives/Button";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import Plus from "lucide-react/icons/plus";
import Truck from "lucide-react/icons/truck";
import Store from "lucide-react/icons/store";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { isMadeToOrder } from "../../shared/goods/madeToOrder.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { ParcelSpeeds } from "./ParcelSpeeds.tsx";
import { arrivalOf } from "./parcels.ts";
import { remarkField } from "./remarkField.ts";
import { flushStart } from "../../shared/layout/flush.css.ts";
import * as styles from "./SettlementPage.css.ts";
import type { Settlement } from "./useSettlement.ts";
import { formatPrice } from "../../shared/site/money.ts";

interface StoreGoodsProps {
  store: CartStore;
  settlement: Settlement;
  /** Ids of the SKUs that can't be delivered to the address. */
  unserved: ReadonlySet<string>;
}

/** The goods of one store, when they arrive, and a remark for it (BU-03, VA-01). */
export function StoreGoods({ store, settlement, unserved }: StoreGoodsProps) {
  const hasSpeeds = (store.parcel?.speeds?.length ?? 0) > 1;
  return (
    <section aria-label={store.storeName} className={styles.store}>
      <div className={styles.storeHead}>
        <h3 className={styles.storeName}>
          <Store aria-hidden="true" className={styles.storeIcon} />
          <span>{store.storeName}</span>
        </h3>
        {!hasSpeeds && <ParcelDays parcel={store.parcel} />}
      </div>
      {hasSpeeds && <ParcelSpeeds store={store} settlement={settlement} />}
      <ul className={styles.lines}>
        {store.skuList.map((line) => (
          <Line key={line.goodsSku.id} line={line} unserved={unserved.has(line.goodsSku.id)} />
        ))}
      </ul>
      <div className={styles.remark}>
        <Remark storeId={store.storeId} />
      </div>
    </section>
  );
}

/** When the parcel of the store arrives, if that is known. */
function ParcelDays({ parcel }: Pick<CartStore, "parcel">) {
  const { t } = useTranslation("checkout");
  const shopTime = useShopTime();
  const arrival = arrivalOf([parcel]);
  if (!arrival) return null;
  const [from, to] = arrival.map((moment) => shopTime.day(moment, "shortDay"));
  return (
    <p className={styles.parcel}>
      <Truck aria-hidden="true" className={styles.storeIcon} />
      <span>{t("parcel.arrives", { from, to })}</span>
    </p>
  );
}

/** A button until the buyer wants to say something, so that an order of many stores is not a column of empty boxes. */
function Remark({ storeId }: { storeId: string }) {
  const { t } = useTranslation("checkout");
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (open) field.current?.querySelector("textarea")?.focus();
  }, [open]);
  if (!open)
    return (
      <Button variant="text" size="sm" icon={<Plus />} className={flushStart} onClick={() => setOpen(true)}>
        {t("goods.addRemark")}
      </Button>
    );
  return (
    <div ref={field}>
      <TextAreaField
        name={remarkField(storeId)}
        label={t("goods.remark")}
        placeholder={t("goods.remarkHint")}
        rows={2}
        optional
      />
    </div>
  );
}

function Line({ line, unserved }: { line: CartItem; unserved: boolean }) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const { goodsSku, num, purchasePrice, subTotal, errorMessage } = line;
  const points = line.priceDetailDTO?.payPoint ?? 0;
  const inPoints = (count: number) => t("points", { count, formatted: formatCount(count) });
  const problem = unserved ? t("goods.unserved") : errorMessage;
  const href = hrefTo.goods({ goodsId: goodsSku.goodsId, skuId: goodsSku.id });
  return (
    <li className={styles.goods}>
      <ProductImage src={goodsSku.thumbnail} alt="" sizes="56px" className={styles.picture} />
      <div className={styles.goodsName}>
        <UiLink href={href}>{keepNumbers(goodsSku.goodsName)}</UiLink>
        {goodsSku.simpleSpecs && <p className={styles.specs}>{goodsSku.simpleSpecs}</p>}
        {isMadeToOrder(goodsSku, num) && <p className={styles.specs}>{t("goods.madeToOrder")}</p>}
        {problem && <p className={styles.problem}>{problem}</p>}
      </div>
      {points > 0 ? (
        <>
          <span className={styles.each}>{t("goods.each", { price: inPoints(points / num), count: num })}</span>
          <span className={styles.subTotal}>{inPoints(points)}</span>
        </>
      ) : (
        <>
          <span className={styles.each}>
            {t("goods.each", { price: formatPrice(purchasePrice, locale), count: num })}
          </span>
          <Price value={subTotal} size="sm" className={styles.subTotal} />
        </>
      )}
    </li>
  );
}
