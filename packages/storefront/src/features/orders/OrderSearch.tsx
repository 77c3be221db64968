import { IconButton } from "@sundry/ui/primitives/IconButton";
import { Search } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./OrderListPage.css.ts";

/** Finds orders by number or goods; an empty keyword shows all of them again. */
export function OrderSearch({ keywords, onSearch }: { keywords: string; onSearch: (keywords: string) => void }) {
  const { t } = useTranslation("orders");
  const [typed, setTyped] = useState(keywords);
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
