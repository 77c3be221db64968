import { formatPrice } from "@sundry/ui/format/price";
import type { ReactNode } from "react";
import { useLocale } from "../../shared/i18n/locale.ts";
import * as styles from "../../shared/list/listPage.css.ts";
import { shopDate } from "../../shared/i18n/shopTime.ts";

interface MoneyRowProps {
  title: ReactNode;
  /** A number or a reason. */
  detail?: ReactNode;
  /** As the answer writes times. */
  time: string;
  /** Units of the currency; with `signed` its sign is shown. */
  amount: number;
  signed?: boolean;
  /** A word for the amount: in, out, a state. */
  state: ReactNode;
  /** A button or link. */
  action?: ReactNode;
}

/** One movement of money: title, time and amount, with a word for its direction or state. */
export function MoneyRow({ title, detail, time, amount, signed = false, state, action }: MoneyRowProps) {
  const locale = useLocale();
  const sign = !signed ? "" : amount < 0 ? "−" : "+";
  return (
    <>
      <div className={styles.rowWords}>
        <p className={styles.rowTitle}>{title}</p>
        {detail ? <p className={styles.rowDetail}>{detail}</p> : null}
        <time className={styles.rowDetail}>{shopDate(time, locale, "dayTime")}</time>
      </div>
      <div className={styles.rowEnd}>
        <p className={styles.rowAmount}>
          {sign}
          {formatPrice(Math.abs(amount), locale)}
        </p>
        <p className={styles.rowDetail}>{state}</p>
        {action}
      </div>
    </>
  );
}
