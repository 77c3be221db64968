import type { CartItem } from "@sundry/api/contract/entities/basket";
import { CartLine } from "@sundry/ui/commerce/CartLine";
import { Button } from "@sundry/ui/primitives/Button";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "./CartPage.css.ts";
import { skuIdOf } from "./cartEdits.ts";
import { lineOf } from "./lineOf.ts";

const nothing = () => undefined;

interface InvalidLinesProps {
  lines: readonly CartItem[];
  onRemove: (lines: readonly CartItem[]) => void;
}

/** Goods in the cart that can no longer be bought, to be removed together or one by one. */
export function InvalidLines({ lines, onRemove }: InvalidLinesProps) {
  const { t } = useTranslation("cart");
  const locale = useLocale();
  return (
    <section aria-label={t("invalidTitle")} className={styles.store}>
      <header className={styles.storeHead}>
        <h2>{t("invalidTitle")}</h2>
        <Button variant="text" size="sm" onClick={() => onRemove(lines)} className={styles.clear}>
          {t("clearInvalid")}
        </Button>
      </header>
      <ul className={styles.list}>
        {lines.map((line) => (
          <li key={skuIdOf(line)} className={styles.item}>
            <CartLine
              line={lineOf(line, t, locale, undefined)}
              onCheckedChange={nothing}
              onNumChange={nothing}
              onRemove={() => onRemove([line])}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
