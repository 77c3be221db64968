"use client";
import ShoppingBag from "lucide-react/icons/shopping-bag";
import { formatCount } from "../../format/count.ts";
import type { Amount } from "../../format/money.ts";
import { Button } from "../../primitives/Button/index.ts";
import { useLocale, useMessages } from "../../runtime/index.ts";
import { Price } from "../Price/index.ts";
import * as styles from "./GoodsLedger.css.ts";

interface LedgerTotalProps {
  products: number;
  pieces: number;
  amount: Amount;
  onAdd: (() => void) | undefined;
  adding: boolean;
}

/** The running total at the bottom; before anything is chosen it says how to. */
export function LedgerTotal({ products, pieces, amount, onAdd, adding }: LedgerTotalProps) {
  const locale = useLocale();
  const { ledger } = useMessages();
  return (
    <div className={styles.total}>
      <p role="status" className={styles.totalWords}>
        {products === 0 ? (
          <>
            <span>{ledger.hint}</span> <span className={styles.keys}>{ledger.keys}</span>
          </>
        ) : (
          <>
            <span>{ledger.total({ products, pieces, formatted: formatCount(pieces, locale) })}</span>
            <Price value={amount} size="md" />
          </>
        )}
      </p>
      {onAdd && products > 0 && (
        <Button icon={<ShoppingBag />} loading={adding} onClick={() => onAdd()}>
          {ledger.add}
        </Button>
      )}
    </div>
  );
}
