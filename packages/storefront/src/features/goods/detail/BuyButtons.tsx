import type { GoodsSkuDetail } from "@sundry/api/contract/entities/goods";
import { Button } from "@sundry/ui/primitives/Button";
import { Heart, ShoppingCart } from "lucide-react";
import { type ReactElement, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddToCart } from "../../cart/index.ts";
import * as styles from "./BuyButtons.css.ts";
import { BuyDock } from "./BuyDock.tsx";
import { ShareGoods } from "./ShareGoods.tsx";
import { useBuyNow } from "./useBuyNow.ts";
import { useFavourite } from "./useFavourite.ts";

interface BuyButtonsProps {
  sku: GoodsSkuDetail;
  count: number;
  soldOut: boolean;
}

/** Add to cart, buy now and favourite; on a phone they stand at the foot of the screen, elsewhere once they have scrolled away (GD-02). */
export function BuyButtons({ sku, count, soldOut }: BuyButtonsProps) {
  const { t } = useTranslation("goods");
  const { add, adding } = useAddToCart();
  const buy = useBuyNow();
  const favourite = useFavourite(sku.id);
  const place = useRef<HTMLDivElement>(null);
  const away = useScrolledPast(place);
  const buttons = (icon: ReactElement | undefined) => (
    <>
      <Button
        size="lg"
        wide
        icon={icon}
        loading={adding}
        disabled={soldOut}
        onClick={() => void add({ skuId: sku.id, num: count, name: sku.goodsName })}
      >
        {t("add")}
      </Button>
      <Button
        size="lg"
        wide
        variant="strong"
        loading={buy.pending}
        disabled={soldOut}
        onClick={() => void buy.start({ skuId: sku.id, num: count })}
      >
        {t("buy")}
      </Button>
    </>
  );
  return (
    <>
      <div ref={place} className={styles.buttons}>
        {buttons(<ShoppingCart />)}
      </div>
      {soldOut && <p className={styles.soldOut}>{t("soldOutText")}</p>}
      <div className={styles.more}>
        <Button
          variant="text"
          icon={<Heart data-filled={favourite.saved || undefined} className={styles.heart} />}
          aria-pressed={favourite.saved}
          loading={favourite.pending}
          className={styles.save}
          onClick={() => void favourite.toggle()}
        >
          {favourite.saved ? t("savedState") : t("save")}
        </Button>
        <ShareGoods goodsId={sku.goodsId} skuId={sku.id} name={sku.goodsName} />
      </div>
      <BuyDock sku={sku} favourite={favourite} away={away}>
        {buttons(undefined)}
      </BuyDock>
    </>
  );
}

/** True while an element has left the screen at its top. */
function useScrolledPast(element: React.RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    // Endless room below counts as seen, so that the only way out of sight is over the top.
    const observer = new IntersectionObserver(([entry]) => entry && setPast(!entry.isIntersecting), {
      rootMargin: "0px 0px 1000000px 0px",
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
