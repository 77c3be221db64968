import { SearchBox } from "@sundry/ui/commerce/SearchBox";
import { Suspense, useId, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { loadWords } from "../../shared/i18n/words.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./Header.css.ts";
import type { HeaderSearch } from "./useHeaderSearch.ts";
import { useSuggestionsOpen } from "./useSuggestionsOpen.ts";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";

const SearchSuggestions = lazyOptional(() =>
  Promise.all([import("./SearchSuggestions.tsx"), loadWords("rail", currentLocale())]).then(([m]) => ({
    default: m.SearchSuggestions,
  })),
);

// Shown only within a store.
const Checkbox = lazyOptional(() => import("@sundry/ui/primitives/Checkbox").then((m) => ({ default: m.Checkbox })));

interface SearchBarProps extends HeaderSearch {
  /** `inverse` on the cobalt field of a phone's home page. */
  tone: "inverse" | "neutral";
  /** The buyer has searched, or opened what was suggested. */
  onLeave: () => void;
}

/** The search of the header with its suggestions (HM-05). */
export function SearchBar(props: SearchBarProps) {
  const { typed, setTyped, inStore, onlyStore, setOnlyStore, storeId, tone, onLeave } = props;
  const { t } = useTranslation("shell");
  const field = useRef<HTMLDivElement>(null);
  const panel = useId();
  // Only what is in the page is open: there may be nothing to suggest.
  const [shown, setShown] = useState<HTMLElement | null>(null);
  const { suggesting, composing, close, fieldProps } = useSuggestionsOpen(field);
  const leave = () => {
    close();
    onLeave();
  };
  const search = (keyword: string) => {
    leave();
    props.search(keyword);
  };
  return (
    <div
      ref={field}
      className={styles.search}
      {...fieldProps}
      onKeyDown={(event) => {
        if (event.key === "Escape" && !suggesting) onLeave();
        fieldProps.onKeyDown(event);
      }}
    >
      <SearchBox
        // Works on a page from the server before the code has loaded.
        action="goodsList"
        label={t("search.label")}
        placeholder={t("search.placeholder")}
        value={typed}
        tone={tone}
        panel={{ id: panel, open: shown !== null }}
        onValueChange={({ value }) => setTyped(value)}
        onSearch={({ keyword }) => search(keyword)}
      >
        {inStore && (
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
            id={panel}
            panel={setShown}
            typed={typed}
            composing={composing}
            storeId={storeId}
            onSearch={search}
            onLeave={leave}
          />
        </Suspense>
      )}
    </div>
  );
}
