import { SearchBox } from "@sundry/ui/commerce/SearchBox";
import { UiLink } from "@sundry/ui/runtime";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { hrefTo, pageAt } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { loadWords } from "../../shared/i18n/words.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./Header.css.ts";
import { useHotWords } from "../../features/goods/index.ts";
import { useSuggesting } from "./useSuggesting.ts";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";

const SearchSuggestions = lazyQuietly(() =>
  Promise.all([import("./SearchSuggestions.tsx"), loadWords("rail", currentLocale())]).then(([m]) => ({
    default: m.SearchSuggestions,
  })),
);

// Shown in a store only.
const Checkbox = lazyQuietly(() => import("@sundry/ui/primitives/Checkbox").then((m) => ({ default: m.Checkbox })));

/** The search of the header with its suggestions, and the hot words under it (HM-05, HM-06). */
export function SearchBar() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const context = useSearchContext();
  const [typed, setTyped] = useState(context.keyword);
  const [onlyStore, setOnlyStore] = useState(true);
  /** The keyword of the page that is about to open: what the buyer types meanwhile stays. */
  const expected = useRef(context.keyword);
  useEffect(() => {
    if (context.keyword !== expected.current) setTyped(context.keyword);
    expected.current = context.keyword;
  }, [context.keyword]);
  const field = useRef<HTMLDivElement>(null);
  const { suggesting, composing, close, fieldProps } = useSuggesting(field);
  const storeId = (onlyStore && context.storeId) || undefined;

  const search = (keyword: string) => {
    setTyped(keyword);
    expected.current = keyword;
    close();
    void navigate(hrefTo.goodsList({ keyword, storeId }));
  };
  return (
    <div className={styles.search}>
      <div ref={field} className={styles.searchField} {...fieldProps}>
        <SearchBox
          label={t("search.label")}
          placeholder={t("search.placeholder")}
          limit={shopConfig.inputLimit}
          value={typed}
          tone="inverse"
          onValueChange={({ value }) => setTyped(value)}
          onSearch={({ keyword }) => search(keyword)}
          className={styles.searchBox}
        >
          {context.storeId && (
            <Suspense>
              <Checkbox checked={onlyStore} onCheckedChange={({ checked }) => setOnlyStore(checked)}>
                {t("search.onlyThisStore")}
              </Checkbox>
            </Suspense>
          )}
        </SearchBox>
        {suggesting && (
          <Suspense>
            <SearchSuggestions
              typed={typed}
              composing={composing}
              storeId={storeId}
              onSearch={search}
              onLeave={close}
            />
          </Suspense>
        )}
      </div>
      <HotWords onChoose={search} />
    </div>
  );
}

/** Links, so that a word can open in a new tab; a plain click also fills the box. */
function HotWords({ onChoose }: { onChoose: (word: string) => void }) {
  const { t } = useTranslation("shell");
  const words = useHotWords();
  return (
    <div className={styles.hot}>
      {words.length > 0 && <strong className={styles.hotTitle}>{t("search.hot")}</strong>}
      {words.map((word) => (
        <UiLink
          key={word}
          href={hrefTo.goodsList({ keyword: word })}
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

/** What the open page gives the search: the keyword of a list, and the store of a list or a store's page. */
function useSearchContext(): { keyword: string; storeId: string | undefined } {
  const page = pageAt(useLocation().pathname);
  const [list] = usePageQuery("goodsList");
  const [store] = usePageQuery("store");
  if (page === "store") return { keyword: "", storeId: store.id || undefined };
  return page === "goodsList" ? list : { keyword: "", storeId: undefined };
}
