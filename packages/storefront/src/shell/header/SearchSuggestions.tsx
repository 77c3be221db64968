import { search as searchGoods } from "@sundry/api/contract/goods";
import { Price } from "@sundry/ui/commerce/Price";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { UiLink } from "@sundry/ui/runtime";
import Clock from "lucide-react/icons/clock";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { cardOf } from "../../shared/goods/cardOf.ts";
import { storage } from "../../shared/session/storage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./SearchSuggestions.css.ts";
import { forgetSearch, useSearchHistory } from "./searchHistory.ts";

interface SearchSuggestionsProps {
  /** The text in the box. */
  typed: string;
  /** An input method is composing: no request until it has finished. */
  composing: boolean;
  /** The store to search in. */
  storeId: string | undefined;
  onSearch: (keyword: string) => void;
  /** A page was opened from here. */
  onLeave: () => void;
}

/** Pause in typing before a request, in ms. */
const PAUSE = 250;
const COUNT = 6;

/** Under the search box: earlier searches, or products that match the text (HM-05). */
export function SearchSuggestions({ typed, composing, storeId, onSearch, onLeave }: SearchSuggestionsProps) {
  const { t } = useTranslation("rail");
  const keyword = useSettled(typed.trim(), composing);
  const { data } = useRead(
    searchGoods,
    keyword ? { keyword, ...(storeId && { storeId }), pageNumber: 1, pageSize: COUNT } : null,
    { keepPrevious: true },
  );
  if (typed.trim() === "") return <History onSearch={onSearch} />;
  const found = data?.records ?? [];
  return (
    <div role="group" aria-label={t("search.label")} className={styles.panel}>
      <button type="button" className={styles.word} onClick={() => onSearch(typed.trim())}>
        <Search aria-hidden="true" className={styles.icon} />
        <span className={styles.text}>{t("search.all", { keyword: typed.trim() })}</span>
      </button>
      {found.map(cardOf).map(({ id, href, name, image, price }) => (
        <UiLink key={id} href={href} className={styles.goods} onClick={onLeave}>
          <ProductImage src={image} alt="" sizes="44px" widths={[64, 96, 128]} />
          <span className={styles.text}>{name}</span>
          <Price value={price} size="sm" />
        </UiLink>
      ))}
    </div>
  );
}

function History({ onSearch }: { onSearch: (keyword: string) => void }) {
  const { t } = useTranslation("rail");
  const words = useSearchHistory();
  if (words.length === 0) return null;
  const forget = (word?: string) => forgetSearch(storage, word);
  return (
    <div role="group" aria-label={t("search.label")} className={styles.panel}>
      <div className={styles.head}>
        <p className={styles.title}>{t("search.history")}</p>
        <button type="button" className={styles.clear} onClick={() => forget()}>
          {t("search.clear")}
        </button>
      </div>
      {words.map((word) => (
        <div key={word} className={styles.earlier}>
          <button type="button" className={styles.word} onClick={() => onSearch(word)}>
            <Clock aria-hidden="true" className={styles.icon} />
            <span className={styles.text}>{word}</span>
          </button>
          <IconButton size="sm" label={t("search.forget", { word })} onClick={() => forget(word)}>
            <X />
          </IconButton>
        </div>
      ))}
    </div>
  );
}

/** The value after a pause in typing. */
function useSettled(value: string, composing: boolean): string {
  // The panel may open in the middle of a composition.
  const [settled, setSettled] = useState(composing ? "" : value);
  useEffect(() => {
    if (composing) return undefined;
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value, composing]);
  return settled;
}
