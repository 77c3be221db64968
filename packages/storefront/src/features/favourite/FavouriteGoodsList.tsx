import { list, remove } from "@sundry/api/contract/favourite";
import { GoodsRow } from "@sundry/ui/commerce/GoodsRow";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import HeartOff from "lucide-react/icons/heart-off";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { withoutRows } from "../../shared/list/withoutRows.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useAddToCart } from "../cart/index.ts";
import { FavouritesList, pageSize } from "./FavouritesList.tsx";
import * as styles from "./FavouritesPage.css.ts";
import { saveFavourite } from "../../shared/data/saveFavourite.ts";
import { useRemoveFavourite } from "./useRemoveFavourite.ts";

/** Favourite goods with their current price. Goods that are no longer sold say so and can only be removed. */
export function FavouriteGoodsList({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("favourite");
  const input = { type: "GOODS", pageNumber, pageSize };
  const read = useRead(list, input, { keepPrevious: true });
  const { run: removeFavourite } = useRemoveFavourite(
    { read: list, input, change: (page, id) => withoutRows(page, ({ skuId }) => skuId === id) },
    {
      remove: (id) => client.send(remove, { type: "GOODS", id }),
      restore: (id) => saveFavourite("GOODS", id),
    },
  );
  const { run: add } = useAddToCart();
  return (
    <FavouritesList kind="GOODS" read={read} keyOf={({ skuId }) => skuId} rowClass={styles.row}>
      {({ skuId, goodsId, goodsName, image, price, marketEnable, minimum }) => (
        <>
          <GoodsRow
            goods={{
              id: skuId,
              href: hrefTo.goods({ goodsId, skuId }),
              name: goodsName,
              image: image ?? "",
              price,
              ...(minimum != null && { minimum }),
              offShelf: marketEnable === "DOWN",
            }}
            className={styles.goods}
            onAddToCart={() => void add({ skuId, num: minimum ?? 1, name: goodsName })}
          />
          <IconButton label={t("remove", { name: goodsName })} onClick={() => void removeFavourite(skuId)}>
            <HeartOff />
          </IconButton>
        </>
      )}
    </FavouritesList>
  );
}
