import type { Price } from "@sundry/api/contract/scalars";
import type { ReactNode } from "react";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { amountOf, negative } from "../../shared/goods/cents.ts";
import { formatPrice } from "../../shared/site/money.ts";
import * as styles from "./WalletPage.css.ts";

interface MoneyRowProps {
  title: ReactNode;
  /** A number or a reason. */
  detail?: ReactNode;
  /** In the answer's format. */
  time: string;
  /** In units of the currency; `signed` shows the sign. */
  amount: Price;
  signed?: boolean;
  /** A text for the amount: in, out, or a state. */
  state: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** One movement of money: in a wide window one line, so that a page of the wallet reads like a statement. */
export function MoneyRow({ title, detail, time, amount, signed = false, state, action }: MoneyRowProps) {
  const locale = useLocale();
  const shopTime = useShopTime();
  const out = amountOf(amount) < 0;
  const sign = !signed || Number.isNaN(amountOf(amount)) ? "" : out ? "−" : "+";
  return (
    <>
      <p className={styles.rowTitle}>{title}</p>
      <p className={styles.rowDetail}>{detail}</p>
      <time className={styles.rowTime}>{shopTime.time(time)}</time>
      <div className={styles.rowState}>
        <span>{state}</span>
        {action}
      </div>
      <p className={styles.rowAmount}>{[sign, formatPrice(out ? negative(amount) : amount, locale)].join("")}</p>
    </>
  );
}
