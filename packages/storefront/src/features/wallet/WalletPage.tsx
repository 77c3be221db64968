import { get } from "@sundry/api/contract/wallet";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import * as list from "../../shared/list/listPage.css.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { withdrawableOf } from "./amountRule.ts";
import { BalancePanel } from "./BalancePanel.tsx";
import { LogList } from "./LogList.tsx";
import { RechargeList } from "./RechargeList.tsx";
import * as styles from "./WalletPage.css.ts";
import type { PageQuery } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { WithdrawalList } from "./WithdrawalList.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const RechargeDialog = lazyPart(() => import("./RechargeDialog.tsx").then((m) => ({ default: m.RechargeDialog })));
const WithdrawDialog = lazyPart(() => import("./WithdrawDialog.tsx").then((m) => ({ default: m.WithdrawDialog })));

const tabs = ["log", "recharge", "withdraw"] as const;

/** The buyer's wallet: balance, top-up, withdrawal and the records of all three (MC-10). */
export function WalletPage() {
  const { t } = useTranslation("wallet");
  const errorMessage = useErrorMessage();
  const [query, go] = usePageQuery("wallet");
  const [dialog, setDialog] = useState<"recharge" | "withdraw" | undefined>(query.recharge ? "recharge" : undefined);
  const { data, error, reload } = useRead(get, {}, { onFocus: true });
  const showTab = (tab: PageQuery<"wallet">["tab"]) => go({ tab, pageNumber: 1, recharge: "" });
  const close = () => {
    setDialog(undefined);
    if (query.recharge) go({ recharge: "" }, { replace: true });
  };
  return (
    <div className={list.page}>
      <h1 className={list.title}>{t("title")}</h1>
      {error && !data && (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
      )}
      {!data && !error && <Skeleton className={styles.panelSkeleton} />}
      {data && <BalancePanel wallet={data} onOpen={setDialog} />}
      <Tabs
        label={t("tabs.label")}
        value={query.tab}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={({ value }) => showTab(tabs.find((tab) => tab === value) ?? "log")}
      />
      {query.tab === "log" && <LogList pageNumber={query.pageNumber} />}
      {query.tab === "recharge" && <RechargeList pageNumber={query.pageNumber} />}
      {query.tab === "withdraw" && <WithdrawalList pageNumber={query.pageNumber} />}
      <Suspense>
        {dialog === "recharge" && <RechargeDialog amount={query.recharge} onClose={close} />}
        {dialog === "withdraw" && data && (
          <WithdrawDialog
            available={withdrawableOf(data)}
            onClose={close}
            onDone={() => {
              setDialog(undefined);
              showTab("withdraw");
            }}
          />
        )}
      </Suspense>
    </div>
  );
}
