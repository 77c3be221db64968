import { UiLink } from "@sundry/ui/runtime";
import { useTranslation } from "react-i18next";
import { useKnownHotWords } from "../../features/goods/index.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import * as styles from "./Header.css.ts";

/**
 * The row with the words that many search for (HM-06). Links, so that one can open in a new tab; a plain click also fills
 * the box. Without any words the row is closed; while they are not known, it has its place.
 */
export function HotWords({ onChoose }: { onChoose: (word: string) => void }) {
  const { t } = useTranslation("shell");
  const known = useKnownHotWords();
  const words = known ?? [];
  return (
    <div data-empty={known?.length === 0 || undefined} className={styles.hotRow}>
      <div className={wrap}>
        {words.length > 0 && (
          <div className={styles.hot}>
            <strong className={styles.hotTitle}>{t("search.hot")}</strong>
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
        )}
      </div>
    </div>
  );
}
