import type { CartItem, CartStore } from "@sundry/api/contract/entities/basket";
import { CartLine } from "@sundry/ui/commerce/CartLine";
import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import { UiLink } from "@sundry/ui/runtime";
import Store from "lucide-react/icons/store";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./CartPage.css.ts";
import { selectionOf, skuIdOf } from "./cartEdits.ts";
import { lineOf } from "./lineOf.ts";
import { StoreCoupons } from "./StoreCoupons.tsx";
import type { Cart } from "./useCart.ts";
import { lineId } from "./useInvalidCounts.ts";

interface CartStoreGroupProps {
  store: CartStore;
  cart: Cart;
  /** Why the quantity typed in a line is invalid; undefined once it is valid. */
  onNumProblem: (skuId: string, problem: string | undefined) => void;
  onRemove: (line: CartItem) => void;
  onFavourite: (line: CartItem) => void;
}

/** The lines of one store, with its checkbox, its offer and a link to it. */
export function CartStoreGroup({ store, cart, onNumProblem, onRemove, onFavourite }: CartStoreGroupProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  const errorMessage = useErrorMessage();
  const { storeId, storeName, skuList, promotionNotice } = store;
  const selection = selectionOf(skuList);
  const href = hrefTo.store({ id: storeId });
  return (
    <section aria-label={t("region", { store: storeName })} className={styles.store}>
      <header className={styles.storeHead}>
        <Checkbox
          aria-label={t("selectStore", { store: storeName })}
          checked={selection === "all"}
          mixed={selection === "some"}
          onCheckedChange={({ checked }) => cart.selectStore(storeId, checked)}
        />
        <h2 className={styles.storeName}>
          <Store aria-hidden="true" className={styles.storeIcon} />
          <UiLink href={href}>{storeName}</UiLink>
        </h2>
        <StoreCoupons coupons={store.canReceiveCoupon ?? []} onClaim={(coupon) => cart.claim(coupon)} />
      </header>
      {promotionNotice && <p className={styles.offer}>{promotionNotice}</p>}
      <ul className={styles.list}>
        {skuList.map((line) => {
          const skuId = skuIdOf(line);
          const problem = cart.problems.get(skuId);
          return (
            <li key={skuId} id={lineId(skuId)} className={styles.item}>
              <CartLine
                line={lineOf(line, t, locale, problem && errorMessage(problem), skuList)}
                pending={cart.pending}
                onCheckedChange={({ checked }) => cart.select(skuId, checked)}
                onNumChange={({ num }) => cart.setNum(skuId, num)}
                onNumProblemChange={(event) => onNumProblem(skuId, event.problem)}
                onRemove={() => onRemove(line)}
                onMoveToFavourites={() => onFavourite(line)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
