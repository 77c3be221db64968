import { IconButton } from "@sundry/ui/primitives/IconButton";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./AfterSaleListPage.css.ts";

/** Finds cases by number or goods; an empty text shows all of them again. */
export function AfterSaleSearch({ sn, onSearch }: { sn: string; onSearch: (sn: string) => void }) {
  const { t } = useTranslation("afterSales");
  const [typed, setTyped] = useState(sn);
  return (
    <form
      role="search"
      aria-label={t("searchGo")}
      className={styles.search}
      onSubmit={(event) => {
        event.preventDefault();
        onSearch(typed.trim());
      }}
    >
      <input
        type="search"
        aria-label={t("search")}
        placeholder={t("search")}
        maxLength={140}
        value={typed}
        className={styles.searchInput}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <IconButton type="submit" label={t("searchGo")}>
        <Search />
      </IconButton>
    </form>
  );
}
