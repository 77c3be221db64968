import { useNavigate } from "react-router-dom";
import { linesText, useAddSeveral, useAddToCart } from "../../features/cart/index.ts";
import { useOpenCheckout } from "../../features/checkout/index.ts";
import { useClaimCoupon } from "../../features/coupon/index.ts";
import { isWatchSubject, useAddChosen, useFavourite, useWatch, type WatchSubject } from "../../features/goods/index.ts";
import { useCustomerService } from "../../features/im/index.ts";
import { useFollowStore } from "../../features/store/index.ts";
import { type DrawerName, isDrawerName, showDrawer } from "../rail/openDrawer.ts";
import { hrefTo, pageAt } from "../../shared/routing/addresses.ts";
import { type Area, loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import type { Intent, IntentName, IntentValues } from "../../shared/session/intent.ts";

interface ResumedAction<Name extends IntentName> {
  /** Words of the action's messages, besides those of the shell. */
  readonly words?: Area;
  /** The values make sense; they come from the storage of a tab and are not trusted. */
  readonly sound?: (values: IntentValues[Name]) => boolean;
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
  addSeveral: {
    sound: ({ lines }) => linesText.read(lines).size > 0,
    use: ({ lines }) => {
      const { run } = useAddSeveral();
      return () => run(linesText.read(lines));
    },
  },
  addChosen: {
    sound: ({ lines }) => linesText.read(lines).size > 0,
    use: ({ lines }) => {
      const { run } = useAddChosen();
      return () => run(linesText.read(lines));
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
    use: ({ couponId, use }) => {
      const { run } = useClaimCoupon();
      return () => run({ couponId, use: pageAt(use) ? use : hrefTo.goodsList() });
    },
  },
  follow: {
    words: "store",
    use: ({ storeId }) => {
      const { follow } = useFollowStore(storeId);
      return () => follow.run(true);
    },
  },
  watch: {
    words: "goods",
    sound: ({ what }) => isWatchSubject(what),
    use: ({ skuId, what }) => {
      const { save } = useWatch(skuId, what as WatchSubject);
      return () => save.run(true);
    },
  },
  chat: {
    use: (values) => {
      const { open } = useCustomerService();
      return () => open(values);
    },
  },
  drawer: {
    words: "rail",
    sound: ({ drawer }) => isDrawerName(drawer),
    use:
      ({ drawer }) =>
      () =>
        showDrawer(drawer as DrawerName),
  },
  visit: {
    sound: ({ address }) => pageAt(address) !== undefined,
    use: ({ address }) => {
      const navigate = useNavigate();
      return () => navigate(address);
    },
  },
};

/** A hook whose action carries out the intent, once its words have loaded; none if its values make no sense. */
export async function loadResumedAction<Name extends IntentName>({
  name,
  values,
}: Intent<Name>): Promise<(() => () => unknown) | undefined> {
  const { words, sound, use }: ResumedAction<Name> = actions[name];
  if (sound && !sound(values)) return undefined;
  if (words) await loadWords(words, currentLocale());
  return () => use(values);
}
