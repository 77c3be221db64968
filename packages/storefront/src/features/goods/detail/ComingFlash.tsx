import type { ComingSeckill, GoodsSkuDetail } from "@sundry/api/contract/entities/goods";
import { useLastPassed } from "@sundry/ui/runtime";
import Zap from "lucide-react/icons/zap";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { formatPrice } from "../../../shared/site/money.ts";
import { ReminderButton, useReloadAfterChange } from "../../seckill/index.ts";
import * as styles from "./ComingFlash.css.ts";
import { useGoods } from "./useGoods.ts";

interface ComingFlashProps {
  sku: Pick<GoodsSkuDetail, "id" | "goodsId" | "goodsName">;
  coming: ComingSeckill;
}

/** Says when the goods will be in today's flash sale and for how much, and reminds of it (GD-02, SK-06). */
export function ComingFlash({ sku, coming: { price, startsAt, endsAt } }: ComingFlashProps) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const shopTime = useShopTime();
  const { goods } = useGoods();
  // Once the round has begun, its price is that of the goods.
  useReloadAfterChange(useLastPassed([startsAt]), goods.reload, Number.NEGATIVE_INFINITY);
  const time = shopTime.time(startsAt, "clock");
  const { id: skuId, goodsId, goodsName: name } = sku;
  return (
    <div className={styles.root}>
      <p className={styles.words}>
        <Zap aria-hidden="true" className={styles.icon} />
        <span>{t("flashComing", { time, price: formatPrice(price, locale) })}</span>
      </p>
      <ReminderButton
        reminder={{ skuId, name, href: hrefTo.goods({ goodsId, skuId }), startsAt, endsAt }}
        time={time}
        compact
        className={styles.remind}
      />
    </div>
  );
}
