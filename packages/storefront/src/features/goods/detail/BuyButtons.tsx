import { watchPrice, watchStock } from "@sundry/api/contract/favourite";
import { Button } from "@sundry/ui/primitives/Button";
import Heart from "lucide-react/icons/heart";
import { CartBag } from "@sundry/ui/commerce/CartBag";
import { type ReactElement, Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useAddToCart } from "../../cart/index.ts";
import { client } from "../../../shared/data/client.ts";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";
import { useOpenCheckout } from "../../checkout/index.ts";
import * as styles from "./BuyButtons.css.ts";
import { BuyDock } from "./BuyDock.tsx";
import type { Purchase } from "./purchase.ts";
import { ShareGoods } from "./ShareGoods.tsx";
import { useAddSheet } from "./useAddSheet.ts";
import { useFavourite } from "./useFavourite.ts";
import { WatchButton } from "./WatchButton.tsx";

const AddSheet = lazyPart(() => import("./AddSheet.tsx").then((m) => ({ default: m.AddSheet })));

interface BuyButtonsProps {
  purchase: Purchase;
  /** Whether another variant can be bought instead. */
  others: boolean;
  /** Whether the count reaches the minimum without other variants in the cart, because Buy now orders nothing else. */
  aloneEnough: boolean;
  /** Whether the quantity in the field is valid; otherwise the field says why not. */
  isValid: () => boolean;
}

/**
 * Add to cart, buy now and favourite. A dock repeats them: always on a phone, elsewhere once they have scrolled out of
 * view (GD-02).
 */
export function BuyButtons({ purchase, others, aloneEnough, isValid }: BuyButtonsProps) {
  const { t } = useTranslation("goods");
  const { count, soldOut } = purchase;
  const sku = purchase.detail.data;
  const addToCart = useAddToCart();
  const sheet = useAddSheet(purchase);
  const buyNow = useOpenCheckout("BUY_NOW");
  const { saved, save } = useFavourite(sku.id);
  const place = useRef<HTMLDivElement>(null);
  const away = useScrolledPast(place);
  const buttons = (icon: ReactElement | undefined) =>
    soldOut && client.supports(watchStock) ? (
      <WatchButton skuId={sku.id} what="stock" size="lg" wide className={styles.whole} />
    ) : (
      <>
        <Button
          size="lg"
          wide
          icon={icon}
          // The sheet's code may still be on its way.
          loading={addToCart.pending || sheet.isOpen}
          disabled={soldOut}
          onClick={(event) => {
            if (sheet.isDoublePress(event) || !isValid()) return;
            if (sheet.isAsked()) sheet.open();
            else void addToCart.run({ skuId: sku.id, num: count, name: sku.goodsName });
          }}
        >
          {t("add")}
        </Button>
        <Button
          size="lg"
          wide
          variant="strong"
          loading={buyNow.pending}
          disabled={soldOut || !aloneEnough}
          onClick={(event) =>
            !sheet.isDoublePress(event) && isValid() && void buyNow.run({ skuId: sku.id, num: count })
          }
        >
          {t("buy")}
        </Button>
      </>
    );
  return (
    <>
      <div ref={place} className={styles.buttons}>
        {buttons(<CartBag />)}
      </div>
      {soldOut && <p className={styles.soldOut}>{t(others ? "soldOutText" : "soldOutAll")}</p>}
      <div className={styles.more}>
        <Button
          variant="text"
          icon={<Heart data-filled={saved || undefined} className={styles.heart} />}
          aria-pressed={saved}
          loading={save.pending}
          className={styles.save}
          onClick={() => void save.run(!saved)}
        >
          {saved ? t("savedState") : t("save")}
        </Button>
        {!soldOut && client.supports(watchPrice) && <WatchButton skuId={sku.id} what="price" variant="text" />}
        <ShareGoods goodsId={sku.goodsId} skuId={sku.id} name={sku.goodsName} />
      </div>
      <BuyDock sku={sku} favourite={{ saved, save }} away={away}>
        {buttons(undefined)}
      </BuyDock>
      {sheet.isOpen && (
        <Suspense>
          <AddSheet purchase={purchase} onAdded={sheet.confirm} onClose={sheet.close} />
        </Suspense>
      )}
    </>
  );
}

/** True while an element has scrolled off the top of the screen. */
function useScrolledPast(element: React.RefObject<HTMLElement | null>): boolean {
  const [past, setPast] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched) return undefined;
    // The area below the screen counts as visible, so an element only leaves at the top.
    // A busy page reports several changes at once; the last one is how it is now.
    const observer = new IntersectionObserver((entries) => setPast(entries.at(-1)?.isIntersecting === false), {
      rootMargin: "0px 0px 1000000px 0px",
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return past;
}
