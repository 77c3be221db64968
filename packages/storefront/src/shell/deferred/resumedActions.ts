import { useAddToCart } from "../../features/cart/index.ts";
import { useOpenCheckout } from "../../features/checkout/index.ts";
import { useClaimCoupon } from "../../features/coupon/index.ts";
import { useFavourite } from "../../features/goods/index.ts";
import { useCustomerService } from "../../features/im/index.ts";
import { useFollowStore } from "../../features/store/index.ts";
import { type Area, loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import type { Intent, IntentName, IntentValues } from "../../shared/session/intent.ts";

interface ResumedAction<Name extends IntentName> {
  /** Words of the action's messages, besides those of the shell. */
  readonly words?: Area;
  /** The feature's own hook; what it returns carries out the intent. */
  readonly use: (values: IntentValues[Name]) => () => unknown;
}

/** The action of each intent. A feature that asks for a login with an intent of its own adds a line here (SE-08). */
const actions: { readonly [Name in IntentName]: ResumedAction<Name> } = {
  addToCart: {
    use: (values) => {
      const { run } = useAddToCart();
      return () => run(values);
    },
  },
  buyNow: {
    use: (values) => {
      const { run } = useOpenCheckout("BUY_NOW");
      return () => run(values);
    },
  },
  exchange: {
    use: (values) => {
      const { run } = useOpenCheckout("POINTS");
      return () => run(values);
    },
  },
  favourite: {
    words: "goods",
    use: ({ skuId }) => {
      const { save } = useFavourite(skuId);
      return () => save.run(true);
    },
  },
  claim: {
    words: "coupon",
    use: (values) => {
      const { run } = useClaimCoupon();
      return () => run(values);
    },
  },
  follow: {
    words: "store",
    use: ({ storeId }) => {
      const { follow } = useFollowStore(storeId);
      return () => follow.run(true);
    },
  },
  chat: {
    use: (values) => {
      const { open } = useCustomerService();
      return () => open(values);
    },
  },
};

/** A hook whose action carries out the intent, once its words have loaded. */
export async function loadResumedAction<Name extends IntentName>({
  name,
  values,
}: Intent<Name>): Promise<() => () => unknown> {
  const { words, use }: ResumedAction<Name> = actions[name];
  if (words) await loadWords(words, currentLocale());
  return () => use(values);
}
