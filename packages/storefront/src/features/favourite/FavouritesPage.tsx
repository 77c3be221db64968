import { Tabs } from "@sundry/ui/primitives/Tabs";
import { useTranslation } from "react-i18next";
import * as styles from "../../shared/list/listPage.css.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { FavouriteGoodsList } from "./FavouriteGoodsList.tsx";
import { FavouriteStoresList } from "./FavouriteStoresList.tsx";

const kinds = ["GOODS", "STORE"] as const;

/** The buyer's favourite goods and stores; tab and page are in the address (MC-08). */
export function FavouritesPage() {
  const { t } = useTranslation("favourite");
  const [{ type, pageNumber }, go] = usePageQuery("favourites");
  const List = type === "STORE" ? FavouriteStoresList : FavouriteGoodsList;
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("title")}</h1>
      <Tabs
        label={t("kinds.label")}
        value={type}
        items={kinds.map((value) => ({ value, label: t(`kinds.${value}`) }))}
        onValueChange={({ value }) => go({ type: value === "STORE" ? "STORE" : "GOODS", pageNumber: 1 })}
      />
      <List pageNumber={pageNumber} />
    </div>
  );
}
