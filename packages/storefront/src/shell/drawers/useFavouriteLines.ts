import { add, isGoods, list, remove } from "@sundry/api/contract/favourite";
import type { FavouriteGoods } from "@sundry/api/contract/entities/favourite";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";

const latest = { type: "GOODS", pageNumber: 1, pageSize: 10 } as const;
const changed = { invalidate: [list, isGoods], parallel: true };

/** The latest favourites in their drawer. A removed one disappears at once and comes back if the server refuses; removing can be undone. */
export function useFavouriteLines() {
  const { t } = useTranslation("rail");
  const read = useRead(list, latest);
  const undo = useAction(({ skuId }: FavouriteGoods) => client.send(add, { type: "GOODS", id: skuId }), changed);
  const removal = useAction(({ skuId }: FavouriteGoods) => client.send(remove, { type: "GOODS", id: skuId }), {
    ...changed,
    optimistic: {
      read: list,
      input: latest,
      change: (page, { skuId }: FavouriteGoods) => ({
        ...page,
        records: page.records.filter((line) => line.skuId !== skuId),
      }),
    },
    success: (_result, line) => ({
      text: t("favourites.removed"),
      action: { label: t("cart.undo"), onAction: () => void undo.run(line) },
    }),
  });
  return { read, lines: read.data?.records ?? [], remove: (line: FavouriteGoods) => void removal.run(line) };
}
