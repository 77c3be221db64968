import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import * as styles from "../../shared/list/listPage.css.ts";
import { FavouriteGoodsList } from "./FavouriteGoodsList.tsx";
import { FavouriteStoresList } from "./FavouriteStoresList.tsx";
import { favouritesAddress, kinds, readFavouritesQuery } from "./favouritesQuery.ts";

/** Goods and stores that the buyer keeps, page by page; the tab stands in the address (MC-08). */
export function FavouritesPage() {
  const { t } = useTranslation("favourite");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { kind, pageNumber } = readFavouritesQuery(params);
  const List = kind === "STORE" ? FavouriteStoresList : FavouriteGoodsList;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <Tabs
        label={t("kinds.label")}
        value={kind}
        items={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onValueChange={({ value }) =>
          void navigate(favouritesAddress({ kind: value === "STORE" ? "STORE" : "GOODS", pageNumber: 1 }))
        }
      />
      <List pageNumber={pageNumber} />
    </div>
  );
}
