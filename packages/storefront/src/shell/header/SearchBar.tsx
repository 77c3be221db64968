import { SearchBox } from "@sundry/ui/commerce/SearchBox";
import { UiLink } from "@sundry/ui/runtime";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
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

// Only in a store.
const Checkbox = lazyQuietly(() => import("@sundry/ui/primitives/Checkbox").then((m) => ({ default: m.Checkbox })));

/** The search of the header with its suggestions, and the hot words under it (HM-05, HM-06). */
export function SearchBar() {
  const { t } = useTranslation("shell");
  const navigate = useNavigate();
  const context = useSearchContext();
  const [typed, setTyped] = useState(context.keyword);
  const [onlyStore, setOnlyStore] = useState(true);
  /** What the page will say once it has come: what is typed meanwhile stays. */
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
    void navigate(`/goodsList?${new URLSearchParams({ keyword, ...(storeId && { storeId }) })}`);
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
  const path = pathname.toLowerCase();
  if (path === "/merchant") return { keyword: "", storeId: query.get("id") };
  const onList = path === "/goodslist";
  return { keyword: (onList && query.get("keyword")) || "", storeId: onList ? query.get("storeId") : null };
}
