import { listStores } from "@sundry/api/contract/favourite";
import { formatCount } from "@sundry/ui/format/count";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { Avatar } from "@sundry/ui/primitives/Avatar";
import { Tag } from "@sundry/ui/primitives/Tag";
import { UiLink } from "@sundry/ui/runtime";
import { HeartOff } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useRead } from "../../shared/data/useRead.ts";
import { FavouritesList, pageSize } from "./FavouritesList.tsx";
import * as styles from "./FavouritesPage.css.ts";
import { useLetGo } from "./useLetGo.ts";

/** Stores that the buyer follows: enter, or let go. */
export function FavouriteStoresList({ pageNumber }: { pageNumber: number }) {
  const { t } = useTranslation("favourite");
  const read = useRead(listStores, { type: "STORE", pageNumber, pageSize }, { keepPrevious: true });
  const { leaving, letGo } = useLetGo("STORE");
  const rows = read.data?.records.filter(({ id }) => !leaving.has(id));
  return (
    <FavouritesList kind="STORE" read={read} rows={rows} keyOf={({ id }) => id} rowClass={styles.store}>
      {({ id, storeName, storeLogo, selfOperated, goodsNum }) => {
        const href = `/merchant?${new URLSearchParams({ id })}`;
        return (
          <>
            <Avatar name={storeName} src={storeLogo} size="lg" />
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
            <IconButton label={t("remove", { name: storeName })} onClick={() => void letGo(id)}>
              <HeartOff />
            </IconButton>
          </>
        );
      }}
    </FavouritesList>
  );
}
