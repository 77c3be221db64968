import { addSku, getAll, removeSkus } from "@sundry/api/contract/cart";
import type { CartItem } from "@sundry/api/contract/entities/basket";
import { useTranslation } from "react-i18next";
import { useCartChanged } from "../../features/cart/index.ts";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";

/** The cart in its drawer. A removed line disappears at once and comes back if the server refuses; removing can be undone. */
export function useCartLines() {
  const { t } = useTranslation("rail");
  const { t: shell } = useTranslation("shell");
  const read = useRead(getAll, {});
  const cartChanged = useCartChanged();
  // The cart is read again after a refusal too: the page was out of date.
  const settled = { after: cartChanged, refused: cartChanged, parallel: true };
  // An addition like any other, so in its words and colours.
  const undo = useAction(({ goodsSku, num }: CartItem) => client.send(addSku, { skuId: goodsSku.id, num }), {
    ...settled,
    success: (_result, { num }) => ({ text: shell("addedSeveral", { count: num }) }),
    refusalTone: "warning",
  });
  const remove = useAction(({ goodsSku }: CartItem) => client.send(removeSkus, { skuIds: [goodsSku.id] }), {
    ...settled,
    optimistic: {
      read: getAll,
      input: {},
      change: (cart, { goodsSku }: CartItem) => ({
        ...cart,
        skuList: cart.skuList.filter((line) => line.goodsSku.id !== goodsSku.id),
      }),
    },
    success: (_result, line) => ({
      text: t("cart.removed"),
      ...(!line.invalid && { action: { label: t("cart.undo"), onAction: () => void undo.run(line) } }),
    }),
  });
  return { read, lines: read.data?.skuList ?? [], remove: (line: CartItem) => void remove.run(line) };
}
