import { list } from "@sundry/api/contract/favourite";
import { GoodsRow } from "@sundry/ui/commerce/GoodsRow";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { HeartOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRead } from "../../shared/data/useRead.ts";
import { useAddToCart } from "../cart/index.ts";
import { FavouritesList, pageSize } from "./FavouritesList.tsx";
import * as styles from "./FavouritesPage.css.ts";
import { useLetGo } from "./useLetGo.ts";

/** Favourite goods at the price of now; those off the shelf say so and can only be let go. */
export function FavouriteGoodsList({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("favourite");
  const read = useRead(list, { type: "GOODS", pageNumber, pageSize }, { keepPrevious: true });
  const { leaving, letGo } = useLetGo("GOODS");
  const { add } = useAddToCart();
  const rows = read.data?.records.filter(({ skuId }) => !leaving.has(skuId));
  return (
    <FavouritesList kind="GOODS" read={read} rows={rows} keyOf={({ skuId }) => skuId} rowClass={styles.row}>
      {({ skuId, goodsId, goodsName, image, price, marketEnable, minimum }) => (
        <>
          <GoodsRow
            goods={{
              id: skuId,
              href: `/goodsDetail?skuId=${skuId}&goodsId=${goodsId}`,
              name: goodsName,
              image: image ?? "",
              price,
              ...(minimum != null && { minimum }),
              offShelf: marketEnable === "DOWN",
            }}
            className={styles.goods}
            onAddToCart={() => void add({ skuId, num: minimum ?? 1, name: goodsName })}
          />
          <IconButton label={t("remove", { name: goodsName })} onClick={() => void letGo(skuId)}>
            <HeartOff />
          </IconButton>
        </>
      )}
    </FavouritesList>
  );
}
