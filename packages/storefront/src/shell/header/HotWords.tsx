import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { useHotWords } from "../../features/goods/index.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./Header.css.ts";

/** The words that many search for (HM-06). Links, so that one can open in a new tab; a plain click also fills the box. */
export function HotWords({ onChoose }: { onChoose: (word: string) => void }) {
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
