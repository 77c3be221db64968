import type { GoodsSkuDetail } from "@sundry/api/contract/entities/goods";
import { UiLink } from "@sundry/ui/runtime";
import { Headset, Heart, Store } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCustomerService } from "../../im/index.ts";
import * as styles from "./BuyDock.css.ts";
import type { useFavourite } from "./useFavourite.ts";

interface BuyDockProps {
  sku: GoodsSkuDetail;
  favourite: ReturnType<typeof useFavourite>;
  /** The buttons of the page have scrolled away. */
  away: boolean;
  /** Add to cart and buy now. */
  children: ReactNode;
}

/** The foot of a phone's screen: store, service, favourite, and the two buttons; elsewhere the buttons alone once they are away (GD-02). */
export function BuyDock({ sku, favourite, away, children }: BuyDockProps) {
  const { t } = useTranslation("goods");
  const service = useCustomerService();
  const { storeId, goodsId, id: skuId } = sku;
  return (
    <div data-dock="" data-away={away || undefined} className={styles.root}>
      <UiLink href={`/merchant?id=${storeId}`} className={styles.entry}>
        <Store aria-hidden="true" className={styles.icon} />
        {t("dock.store")}
      </UiLink>
      <button type="button" className={styles.entry} onClick={() => service.open({ storeId, goodsId, skuId })}>
        <Headset aria-hidden="true" className={styles.icon} />
        {t("dock.service")}
      </button>
      <button
        type="button"
        aria-pressed={favourite.saved}
        disabled={favourite.pending}
        className={styles.entry}
        onClick={() => void favourite.toggle()}
      >
        <Heart aria-hidden="true" data-filled={favourite.saved || undefined} className={styles.heart} />
        {t("dock.favourite")}
      </button>
      {children}
    </div>
  );
}
