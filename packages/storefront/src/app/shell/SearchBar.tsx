import { Checkbox } from "@sundry/ui/primitives/Checkbox";
import { SearchBox } from "@sundry/ui/commerce/SearchBox";
import { UiLink } from "@sundry/ui/runtime";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { defaultConfig } from "../config.ts";
import * as styles from "./Header.css.ts";
import { useHotWords } from "./useHotWords.ts";

/** The search of the header, and the hot words under it (HM-05, HM-06). */
export function SearchBar() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const context = useSearchContext();
  const [typed, setTyped] = useState(context.keyword);
  const [onlyStore, setOnlyStore] = useState(true);
  useEffect(() => setTyped(context.keyword), [context.keyword]);

  const search = (keyword: string) => {
    setTyped(keyword);
    const query = new URLSearchParams({ keyword });
    if (context.storeId && onlyStore) query.set("storeId", context.storeId);
    void navigate(`/goodsList?${query}`);
  };
  return (
    <div className={styles.search}>
      <SearchBox
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        limit={defaultConfig.inputLimit}
        value={typed}
        onField
        onValueChange={({ value }) => setTyped(value)}
        onSearch={({ keyword }) => search(keyword)}
        className={styles.searchBox}
      >
        {context.storeId && (
          <Checkbox checked={onlyStore} onCheckedChange={({ checked }) => setOnlyStore(checked)}>
            {t("search.onlyThisStore")}
          </Checkbox>
        )}
      </SearchBox>
      <HotWords onChoose={search} />
    </div>
  );
}

/** Links, so that a word can open in a tab of its own; a plain click also fills the box. */
function HotWords({ onChoose }: { onChoose: (word: string) => void }) {
  const { t } = useTranslation("shell");
  const words = useHotWords();
  return (
    <div className={styles.hot}>
      {words.length > 0 && <strong className={styles.hotTitle}>{t("search.hot")}</strong>}
      {words.map((word) => (
        <UiLink
          key={word}
          href={`/goodsList?${new URLSearchParams({ keyword: word })}`}
          className={styles.hotWord}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onChoose(word);
          }}
        >
          {word}
        </UiLink>
      ))}
    </div>
  );
}

/** What the page at hand gives the search: the keyword of a list, and the store one is in. */
function useSearchContext(): { keyword: string; storeId: string | null } {
  const { pathname } = useLocation();
  const [query] = useSearchParams();
  const onList = pathname.toLowerCase() === "/goodslist";
  return { keyword: (onList && query.get("keyword")) || "", storeId: onList ? query.get("storeId") : null };
}
