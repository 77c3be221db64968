import type { Distribution } from "@sundry/api/contract/entities/distribution";
import { Price } from "@sundry/ui/commerce/Price";
import { Button } from "@sundry/ui/primitives/Button";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { CashHistory } from "./CashHistory.tsx";
import { amountOf } from "../../shared/goods/cents.ts";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./DistributionPage.css.ts";
import { PromotedGoods } from "./PromotedGoods.tsx";
import { Results } from "./Results.tsx";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const CashDialog = lazyPart(() => import("./CashDialog.tsx").then((m) => ({ default: m.CashDialog })));
const ShareDialog = lazyPart(() => import("./ShareDialog.tsx").then((m) => ({ default: m.ShareDialog })));

const tabs = ["chosen", "goods", "results", "cash"] as const;

/** The page of an accepted distributor: commission, link, goods, results and withdrawals. */
export function ActiveDistribution({ distribution }: { distribution: Distribution }) {
  const { t } = useTranslation("distribution");
  const [{ tab, pageNumber }, go] = usePageQuery("distribution");
  const [open, setOpen] = useState<"cash" | "share">();
  const { id: code, canRebate, commissionFrozen, rebateTotal, distributionOrderCount } = distribution;
  const close = () => setOpen(undefined);
  const showTab = (name: string) => go({ tab: tabs.find((one) => one === name) ?? "chosen", pageNumber: 1 });
  return (
    <>
      <section aria-label={t("totals.title")} className={list.sums}>
        <dl className={list.figures}>
          {(
            [
              ["free", canRebate],
              ["frozen", commissionFrozen],
              ["total", rebateTotal],
            ] as const
          ).map(([key, amount]) => (
            <div key={key}>
              <dt className={list.term}>{t(`totals.${key}`)}</dt>
              <dd className={list.figure}>
                <Price value={amount} size="md" tone="neutral" />
              </dd>
            </div>
          ))}
          <div>
            <dt className={list.term}>{t("totals.orders")}</dt>
            <dd className={styles.count}>{distributionOrderCount ?? 0}</dd>
          </div>
        </dl>
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => setOpen("share")} className={styles.action}>
            {t("share.shop")}
          </Button>
          <Button disabled={!(amountOf(canRebate) >= 1)} onClick={() => setOpen("cash")} className={styles.action}>
            {t("cash.open")}
          </Button>
        </div>
        <p className={list.rowDetail}>{t("totals.frozenText")}</p>
      </section>
      <Tabs
        label={t("tabs.label")}
        value={tab}
        items={tabs.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        onValueChange={({ value }) => showTab(value)}
      />
      {(tab === "chosen" || tab === "goods") && (
        <PromotedGoods key={tab} code={code} chosen={tab === "chosen"} pageNumber={pageNumber} />
      )}
      {tab === "results" && <Results pageNumber={pageNumber} />}
      {tab === "cash" && <CashHistory pageNumber={pageNumber} />}
      <Suspense>
        {open === "cash" && (
          <CashDialog
            max={amountOf(canRebate)}
            onClose={close}
            onDone={() => {
              close();
              showTab("cash");
            }}
          />
        )}
        {open === "share" && <ShareDialog code={code} onClose={close} />}
      </Suspense>
    </>
  );
}
