import { get } from "@sundry/api/contract/wallet";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import * as list from "../../shared/list/listPage.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { BalancePanel } from "./BalancePanel.tsx";
import { LogList } from "./LogList.tsx";
import { RechargeList } from "./RechargeList.tsx";
import * as styles from "./WalletPage.css.ts";
import { readWalletQuery, type WalletTab, walletTabs, writeWalletQuery } from "./walletQuery.ts";
import { WithdrawalList } from "./WithdrawalList.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const RechargeDialog = lazyPart(() => import("./RechargeDialog.tsx").then((m) => ({ default: m.RechargeDialog })));
const WithdrawDialog = lazyPart(() => import("./WithdrawDialog.tsx").then((m) => ({ default: m.WithdrawDialog })));

/** The buyer's money: what there is, putting in and paying out, and what moved it, page by page (MC-10). */
export function WalletPage() {
  const { t } = useTranslation("wallet");
  const words = useFaultWords();
  const [params, setParams] = useSearchParams();
  const query = readWalletQuery(params);
  const [dialog, setDialog] = useState<"recharge" | "withdraw" | undefined>(query.recharge ? "recharge" : undefined);
  const { data, error, reload } = useRead(get, {}, { onFocus: true });
  const go = (tab: WalletTab) => setParams(writeWalletQuery({ tab, pageNumber: 1 }));
  const close = () => {
    setDialog(undefined);
    if (query.recharge) setParams(writeWalletQuery(query), { replace: true });
  };
  return (
    <div className={list.page}>
      <h1 className={list.title}>{t("title")}</h1>
      {error && !data && <ErrorState cause={words(error)} onRetry={() => void reload()} />}
      {!data && !error && <Skeleton className={styles.waitingPanel} />}
      {data && <BalancePanel wallet={data} onOpen={setDialog} />}
      <Tabs
        label={t("tabs.label")}
        value={query.tab}
        items={walletTabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={({ value }) => go(walletTabs.find((tab) => tab === value) ?? "log")}
      />
      {query.tab === "log" && <LogList pageNumber={query.pageNumber} />}
      {query.tab === "recharge" && <RechargeList pageNumber={query.pageNumber} />}
      {query.tab === "withdraw" && <WithdrawalList pageNumber={query.pageNumber} />}
      <Suspense>
        {dialog === "recharge" && <RechargeDialog amount={query.recharge} onClose={close} />}
        {dialog === "withdraw" && data && (
          <WithdrawDialog
            balance={data.memberWallet}
            onClose={close}
            onDone={() => {
              setDialog(undefined);
              go("withdraw");
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
