import type { Wallet } from "@sundry/api/contract/entities/wallet";
import { checkPassword, withdrawalSetting } from "@sundry/api/contract/wallet";
import { Price } from "@sundry/ui/commerce/Price";
import { Button } from "@sundry/ui/primitives/Button";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import * as list from "../../shared/list/listPage.css.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./WalletPage.css.ts";

const item = "hideAmounts";

interface BalancePanelProps {
  wallet: Wallet;
  onOpen: (dialog: "recharge" | "withdraw") => void;
}

/** What is free and what is frozen, hidden from the neighbour's eyes on a press, and the two ways of moving it. */
export function BalancePanel({ wallet, onOpen }: BalancePanelProps) {
  const { t } = useTranslation("wallet");
  // The dialog of a withdrawal opens with all its fields and conditions at once, and nobody else asks for them.
  const [near, setNear] = useState(false);
  useRead(withdrawalSetting, near ? {} : null);
  useRead(checkPassword, near ? {} : null);
  const [hidden, setHidden] = useState(() => tabStorage.get(item) === "yes");
  const toggle = () => {
    setHidden(!hidden);
    if (hidden) tabStorage.remove(item);
    else tabStorage.set(item, "yes");
  };
  const amount = (value: number, size: "xl" | "lg") =>
    hidden ? (
      <span className={styles.hiddenAmount}>
        <span aria-hidden="true">••••</span>
        <VisuallyHidden>{t("hidden")}</VisuallyHidden>
      </span>
    ) : (
      <Price value={value} size={size} />
    );
  return (
    <section aria-label={t("balance.label")} className={list.sums}>
      <dl className={list.figures}>
        <div>
          <dt className={`${list.term} ${styles.withEye}`}>
            {t("balance.free")}
            <IconButton size="sm" label={t(hidden ? "show" : "hide")} aria-pressed={hidden} onClick={toggle}>
              {hidden ? <EyeOff /> : <Eye />}
            </IconButton>
          </dt>
          <dd className={list.figure}>{amount(wallet.memberWallet, "xl")}</dd>
        </div>
        <div>
          <dt className={list.term}>{t("balance.frozen")}</dt>
          <dd className={list.figure}>{amount(wallet.memberFrozenWallet, "lg")}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button
          variant="outline"
          disabled={wallet.memberWallet <= 0}
          onPointerDown={() => setNear(true)}
          onFocus={() => setNear(true)}
          onClick={() => onOpen("withdraw")}
          className={styles.action}
        >
          {t("withdraw.action")}
        </Button>
        <Button onClick={() => onOpen("recharge")} className={styles.action}>
          {t("recharge.action")}
        </Button>
      </div>
    </section>
  );
}
