import type { ClosingObstacle } from "@sundry/api/contract/entities/privacy";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../shared/i18n/locale.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { formatPrice } from "../../../shared/site/money.ts";
import * as styles from "./AccountSafePage.css.ts";

/** Where a buyer sees each obstacle, or can end it. */
const places = {
  ORDER: hrefTo.orders,
  MONEY: hrefTo.wallet,
  PAYMENT: hrefTo.orders,
  CASE: hrefTo.afterSales,
  COMPLAINT: hrefTo.complaints,
  WITHDRAWAL: hrefTo.wallet,
  COMMISSION: hrefTo.distribution,
  STORE: hrefTo.contact,
  REFUND: hrefTo.orders,
} as const;

function isKnown(kind: string): kind is keyof typeof places {
  return Object.hasOwn(places, kind);
}

/** What has to end before the account can be closed, each with a link. */
export function ClosingObstacles({ obstacles }: { obstacles: readonly ClosingObstacle[] }) {
  const { t } = useTranslation("memberAccount");
  const locale = useLocale();
  return (
    <>
      <p className={styles.state}>{t("closing.first")}</p>
      <ul className={styles.obstacles}>
        {obstacles.map(({ kind, names, amount }) =>
          isKnown(kind) ? (
            <li key={kind} className={styles.obstacle}>
              <TextLink href={places[kind]()}>
                {t(`closing.kinds.${kind}`, { amount: formatPrice(amount ?? "", locale), count: names.length })}
              </TextLink>
              {names.length > 0 && <span className={styles.names}>{names.join(" · ")}</span>}
            </li>
          ) : null,
        )}
      </ul>
    </>
  );
}
