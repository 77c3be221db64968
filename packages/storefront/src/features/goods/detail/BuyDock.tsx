import type { GoodsSkuDetail } from "@sundry/api/contract/entities/goods";
import { UiLink } from "@sundry/ui/runtime";
import Headset from "lucide-react/icons/headset";
import Heart from "lucide-react/icons/heart";
import Store from "lucide-react/icons/store";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { useCustomerService } from "../../im/index.ts";
import * as styles from "./BuyDock.css.ts";
import type { useFavourite } from "./useFavourite.ts";

interface BuyDockProps {
  sku: GoodsSkuDetail;
  favourite: ReturnType<typeof useFavourite>;
  /** Whether the buttons on the page have scrolled out of view. */
  away: boolean;
  /** Add to cart and buy now. */
  children: ReactNode;
}

/**
 * Store, service, favourite and the two buttons at the bottom of a phone's screen; elsewhere only the buttons, once
 * `away` (GD-02).
 */
export function BuyDock({ sku, favourite: { saved, save }, away, children }: BuyDockProps) {
  const { t } = useTranslation("goods");
  const service = useCustomerService();
  const { storeId, goodsId, id: skuId } = sku;
  return (
    <div data-dock="" data-away={away || undefined} className={styles.root}>
      <UiLink href={hrefTo.store({ id: storeId })} className={styles.entry}>
        <Store aria-hidden="true" className={styles.icon} />
        <span>{t("dock.store")}</span>
      </UiLink>
      <button type="button" className={styles.entry} onClick={() => service.open({ storeId, goodsId, skuId })}>
        <Headset aria-hidden="true" className={styles.icon} />
        <span>{t("dock.service")}</span>
      </button>
      <button
        type="button"
        aria-pressed={saved}
        disabled={save.pending}
        className={styles.entry}
        onClick={() => void save.run(!saved)}
      >
        <Heart aria-hidden="true" data-filled={saved || undefined} className={styles.heart} />
        <span>{t("dock.favourite")}</span>
      </button>
      {children}
    </div>
  );
}
