import { search as searchGoods } from "@sundry/api/contract/goods";
import { Price } from "@sundry/ui/commerce/Price";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { UiLink } from "@sundry/ui/runtime";
import Clock from "lucide-react/icons/clock";
import Search from "lucide-react/icons/search";
import TrendingUp from "lucide-react/icons/trending-up";
import X from "lucide-react/icons/x";
import { type ReactNode, type Ref, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { useHotWords } from "../../features/goods/index.ts";
import { cardOf } from "../../shared/goods/cardOf.ts";
import { storage } from "../../shared/session/storage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./SearchSuggestions.css.ts";
import { forgetSearch, useSearchHistory } from "./searchHistory.ts";

interface SearchSuggestionsProps {
  id: string;
  /** Takes the panel while it is shown. */
  panel: Ref<HTMLDivElement>;
  /** The text in the box. */
  typed: string;
  /** Whether an input method is composing: no request until it has finished. */
  composing: boolean;
  /** The store to search in. */
  storeId: string | undefined;
  onSearch: (keyword: string) => void;
  /** Called when a page is opened from here. */
  onLeave: () => void;
}

/** Pause in typing before a request, in ms. */
const PAUSE = 250;
const COUNT = 6;

/** Under the search box: earlier searches and what others search for, or products that match the text (HM-05). */
export function SearchSuggestions({ typed, ...props }: SearchSuggestionsProps) {
  const text = typed.trim();
  return text === "" ? <BeforeTyping {...props} /> : <Found text={text} {...props} />;
}

type PanelProps = Omit<SearchSuggestionsProps, "typed">;

function Found({ id, panel, text, composing, storeId, onSearch, onLeave }: PanelProps & { text: string }) {
  const { t } = useTranslation("rail");
  const keyword = useSettled(text, composing);
  const { data } = useRead(
    searchGoods,
    keyword ? { keyword, ...(storeId && { storeId }), pageNumber: 1, pageSize: COUNT } : null,
    { keepPrevious: true },
  );
  const found = data?.records ?? [];
  return (
    <Panel id={id} panel={panel} count={data && found.length}>
      <button type="button" className={styles.word} onClick={() => onSearch(text)}>
        <Search aria-hidden="true" className={styles.icon} />
        <span className={styles.text}>{t("search.all", { keyword: text })}</span>
      </button>
      {found.map(cardOf).map(({ id: goodsId, href, name, image, price }) => (
        <UiLink key={goodsId} href={href} className={styles.goods} onClick={onLeave}>
          <ProductImage src={image} alt="" sizes="44px" widths={[64, 96, 128]} />
          <span className={styles.text}>{name}</span>
          <Price value={price} size="sm" />
        </UiLink>
      ))}
    </Panel>
  );
}

function BeforeTyping({ id, panel, onSearch }: PanelProps) {
  const { t } = useTranslation("rail");
  const words = useSearchHistory();
  const hotWords = useHotWords();
  if (words.length + hotWords.length === 0) return null;
  const forget = (word?: string) => forgetSearch(storage, word);
  return (
    <Panel id={id} panel={panel} count={words.length + hotWords.length}>
      {words.length > 0 && (
        <div className={styles.head}>
          <p className={styles.title}>{t("search.history")}</p>
          <button type="button" className={styles.clear} onClick={() => forget()}>
            {t("search.clear")}
          </button>
        </div>
      )}
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
      {hotWords.length > 0 && (
        <div className={styles.head}>
          <p className={styles.title}>{t("search.popular")}</p>
        </div>
      )}
      {hotWords.map((word) => (
        <button key={word} type="button" className={styles.word} onClick={() => onSearch(word)}>
          <TrendingUp aria-hidden="true" className={styles.icon} />
          <span className={styles.text}>{word}</span>
        </button>
      ))}
    </Panel>
  );
}

/** The frame of the suggestions, and how many there are for a screen reader. */
function Panel({
  id,
  panel,
  count,
  children,
}: {
  id: string;
  panel: Ref<HTMLDivElement>;
  /** Undefined while unknown. */
  count: number | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation("rail");
  // Said after the region is in the page: what is there from the beginning is not read.
  const [said, setSaid] = useState<number>();
  useEffect(() => setSaid(count), [count]);
  return (
    <div id={id} ref={panel} role="dialog" aria-label={t("search.label")} className={styles.panel}>
      <VisuallyHidden role="status">{said !== undefined && t("search.count", { count: said })}</VisuallyHidden>
      {children}
    </div>
  );
}

/** The value after a pause in typing. */
function useSettled(value: string, composing: boolean): string {
  // The panel may open during a composition.
  const [settled, setSettled] = useState(composing ? "" : value);
  useEffect(() => {
    if (composing) return undefined;
    const timer = setTimeout(() => setSettled(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value, composing]);
  return settled;
}
