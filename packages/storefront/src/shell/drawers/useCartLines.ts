import { ApiError } from "@sundry/api/client";
import { addSku, getAll, removeSkus } from "@sundry/api/contract/cart";
import type { CartItem } from "@sundry/api/contract/entities/basket";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useCartChanged } from "../../features/cart/index.ts";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useRead } from "../../shared/data/useRead.ts";

/** The cart in its drawer: a line goes at once and comes back with the reason when it may not; taking out can be undone. */
export function useCartLines() {
  const { t } = useTranslation("rail");
  const read = useRead(getAll, {});
  const { show } = useToast();
  const words = useFaultWords();
  const cartChanged = useCartChanged();
  const [going, setGoing] = useState<ReadonlySet<string>>(new Set());

  const attempt = async (change: () => Promise<unknown>) => {
    try {
      await change();
      return true;
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.kind !== "aborted" && fault.kind !== "unauthorized") show({ tone: "danger", text: words(fault) });
      return false;
    } finally {
      await cartChanged();
    }
  };
  const putBack = ({ goodsSku, num }: CartItem) => attempt(() => client.send(addSku, { skuId: goodsSku.id, num }));
  const remove = async (line: CartItem) => {
    const { id } = line.goodsSku;
    setGoing((now) => new Set(now).add(id));
    const gone = await attempt(() => client.send(removeSkus, { skuIds: [id] }));
    setGoing((now) => new Set([...now].filter((other) => other !== id)));
    if (gone)
      show({
        text: t("cart.removed"),
        ...(!line.invalid && { action: { label: t("cart.undo"), onAction: () => void putBack(line) } }),
      });
  };
  return {
    read,
    lines: read.data?.skuList.filter(({ goodsSku }) => !going.has(goodsSku.id)) ?? [],
    remove: (line: CartItem) => void remove(line),
  };
}
