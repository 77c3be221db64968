import { listStores, removeStore } from "@sundry/api/contract/favourite";
import { formatCount } from "@sundry/ui/format/count";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { StoreMark } from "@sundry/ui/commerce/StoreMark";
import { Tag } from "@sundry/ui/primitives/Tag";
import { UiLink } from "@sundry/ui/runtime";
import HeartOff from "lucide-react/icons/heart-off";
import { useTranslation } from "react-i18next";
import { client } from "../../shared/data/client.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { FavouritesList, pageSize } from "./FavouritesList.tsx";
import * as styles from "./FavouritesPage.css.ts";
import { saveFavourite } from "../../shared/data/saveFavourite.ts";
import { useRemoveFavourite } from "./useRemoveFavourite.ts";
import { withoutRows } from "../../shared/list/withoutRows.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { storeLogo } from "../../shared/site/storeLogo.ts";

/** The stores that the buyer follows, each with a link and a button that removes it. */
export function FavouriteStoresList({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("favourite");
  const input = { type: "STORE", pageNumber, pageSize };
  const read = useRead(listStores, input, { keepPrevious: true });
  const { run: removeFavourite } = useRemoveFavourite(
    { read: listStores, input, change: (page, id) => withoutRows(page, (store) => store.id === id) },
    {
      remove: (id) => client.send(removeStore, { type: "STORE", id }),
      restore: (id) => saveFavourite("STORE", id),
    },
  );
  return (
    <FavouritesList kind="STORE" read={read} keyOf={({ id }) => id} rowClass={styles.store}>
      {({ id, storeName, storeLogo: logo, selfOperated, goodsNum }) => {
        const href = hrefTo.store({ id });
        return (
          <>
            <StoreMark storeId={id} name={storeName} logo={storeLogo(logo)} size="lg" />
            <div className={styles.storeFacts}>
              <h3 className={styles.storeName}>
                <UiLink href={href}>{storeName}</UiLink>
                {selfOperated && <Tag tone="brand">{t("official")}</Tag>}
              </h3>
              {goodsNum != null && (
                <p className={styles.small}>{t("goods", { count: goodsNum, goods: formatCount(goodsNum) })}</p>
              )}
            </div>
            <ButtonLink variant="outline" size="sm" href={href} aria-label={t("enterName", { name: storeName })}>
              {t("enter")}
            </ButtonLink>
            <IconButton label={t("remove", { name: storeName })} onClick={() => void removeFavourite(id)}>
              <HeartOff />
            </IconButton>
          </>
        );
      }}
    </FavouritesList>
  );
}
