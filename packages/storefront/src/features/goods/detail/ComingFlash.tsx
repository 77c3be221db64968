import type { ComingSeckill, GoodsSkuDetail } from "@sundry/api/contract/entities/goods";
import { useClock } from "@sundry/ui/runtime";
import Zap from "lucide-react/icons/zap";
import { useEffect, useEffectEvent, useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { formatPrice } from "../../../shared/site/money.ts";
import { ReminderButton } from "../../seckill/index.ts";
import * as styles from "./ComingFlash.css.ts";
import { useGoods } from "./useGoods.ts";

/** In ms. The delay makes sure that the server's clock has passed the hour too. */
const RELOAD_AFTER = 2000;

interface ComingFlashProps {
  sku: Pick<GoodsSkuDetail, "id" | "goodsId" | "goodsName">;
  coming: ComingSeckill;
}

/** Says when the goods will be in today's flash sale and for how much, and reminds of it (GD-02, SK-06). */
export function ComingFlash({ sku, coming: { price, startsAt, endsAt } }: ComingFlashProps) {
  const { t } = useTranslation("goods");
  const locale = useLocale();
  const shopTime = useShopTime();
  useReloadAt(startsAt);
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

/** Reads the goods again once the round has begun: its price is then that of the goods. */
function useReloadAt(startsAt: number): void {
  const clock = useClock();
  const { goods } = useGoods();
  const begun = useSyncExternalStore(
    clock.subscribe,
    () => clock.second() >= startsAt,
    () => false,
  );
  const reload = useEffectEvent(() => void goods.reload());
  useEffect(() => {
    if (!begun) return undefined;
    const timer = setTimeout(reload, RELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [begun]);
}
