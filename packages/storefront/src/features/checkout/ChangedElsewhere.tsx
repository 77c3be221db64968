import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../shared/i18n/locale.ts";
import { formatPrice } from "../../shared/site/money.ts";
import type { Change } from "./changesElsewhere.ts";

/** The changes in the order since the page opened, one line each (BU-05). Announced. */
export function ChangedElsewhere({ changes }: { changes: readonly Change[] }) {
  const { t } = useTranslation("checkout");
  const locale = useLocale();
  const wordsOf = (change: Change) =>
    change.id === "price"
      ? t("changed.price", {
          name: change.name,
          before: formatPrice(change.before, locale),
          now: formatPrice(change.now, locale),
        })
      : t(`changed.${change.id}`, { ...change });
  return (
    <div role="status">
      {changes.length > 0 && (
        <Notice tone="warning">
          <p>{t("changed.title")}</p>
          {changes.map((change) => (
            <p key={`${change.id} ${"name" in change ? change.name : ""}`}>{wordsOf(change)}</p>
          ))}
        </Notice>
      )}
    </div>
  );
}
