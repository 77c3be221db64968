import type { Wallet } from "@sundry/api/contract/entities/wallet";
import { checkPassword, withdrawalSetting } from "@sundry/api/contract/wallet";
import { Price } from "@sundry/ui/commerce/Price";
import { Button } from "@sundry/ui/primitives/Button";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import Eye from "lucide-react/icons/eye";
import EyeOff from "lucide-react/icons/eye-off";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import type { Price as Amount } from "@sundry/api/contract/scalars";
import { amountOf } from "../../shared/goods/cents.ts";
import * as list from "../../shared/list/listPage.css.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { withdrawableOf } from "./amountRule.ts";
import * as styles from "./WalletPage.css.ts";

const hiddenKey = "hideAmounts";

interface BalancePanelProps {
  wallet: Wallet;
  onOpen: (dialog: "recharge" | "withdraw") => void;
}

/**
 * The balance, what of it can be withdrawn and what is on hold, which can be hidden from other people, with the buttons
 * for top-up and withdrawal.
 */
export function BalancePanel({ wallet, onOpen }: BalancePanelProps) {
  const { t } = useTranslation("wallet");
  // Read as soon as the button is touched, so that the dialog opens with all its fields and conditions.
  const [withdrawing, setWithdrawing] = useState(false);
  useRead(withdrawalSetting, withdrawing ? {} : null);
  useRead(checkPassword, withdrawing ? {} : null);
  const [hidden, setHidden] = useState(() => tabStorage.get(hiddenKey) === "yes");
  const toggle = () => {
    setHidden(!hidden);
    if (hidden) tabStorage.remove(hiddenKey);
    else tabStorage.set(hiddenKey, "yes");
  };
  const withdrawable = withdrawableOf(wallet);
  const welcome = amountOf(wallet.welcomeMoney ?? 0);
  const amount = (value: Amount, size: "xl" | "lg") =>
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
            <span>{t("balance.free")}</span>
            <IconButton size="sm" label={t(hidden ? "show" : "hide")} aria-pressed={hidden} onClick={toggle}>
              {hidden ? <EyeOff /> : <Eye />}
            </IconButton>
          </dt>
          <dd className={list.figure}>{amount(wallet.memberWallet, "xl")}</dd>
        </div>
        {welcome > 0 && (
          <div>
            <dt className={list.term}>{t("balance.withdrawable")}</dt>
            <dd className={list.figure}>{amount(withdrawable, "lg")}</dd>
          </div>
        )}
        <div>
          <dt className={list.term}>{t("balance.frozen")}</dt>
          <dd className={list.figure}>{amount(wallet.memberFrozenWallet, "lg")}</dd>
        </div>
      </dl>
      <div className={styles.actions}>
        <Button
          variant="outline"
          disabled={!(withdrawable > 0)}
          onPointerDown={() => setWithdrawing(true)}
          onFocus={() => setWithdrawing(true)}
          onClick={() => onOpen("withdraw")}
          className={styles.action}
        >
          {t("withdraw.action")}
        </Button>
        <Button onClick={() => onOpen("recharge")} className={styles.action}>
          {t("recharge.action")}
        </Button>
      </div>
      {welcome > 0 && <p className={styles.welcome}>{t("balance.welcome")}</p>}
    </section>
  );
}
