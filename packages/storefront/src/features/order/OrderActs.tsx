import type { OrderSummary } from "@sundry/api/contract/entities/order";
import { get } from "@sundry/api/contract/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import Headset from "lucide-react/icons/headset";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useRead } from "../../shared/data/useRead.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useCustomerService } from "../im/index.ts";
import { InvoiceAct } from "./InvoiceAct.tsx";
import { LineChoice } from "./LineChoice.tsx";
import { NextStep } from "./NextStep.tsx";
import * as styles from "./OrderHelp.css.ts";

const TraceDrawer = lazyPart(() => import("./TraceDrawer.tsx").then((m) => ({ default: m.TraceDrawer })));

/** What the state of an order means, and the acts that fit it: pay, track, return, complain, invoice, chat (GD-07). */
export function OrderActs({ order }: { order: OrderSummary }) {
  const { t } = useTranslation("order");
  const service = useCustomerService();
  const [tracing, setTracing] = useState(false);
  const { sn, orderStatus, orderItems, allowOperationVO: allowed } = order;
  // The list does not say whether there is an invoice.
  const { data: detail } = useRead(get, { sn });
  return (
    <div role="group" aria-label={t("help.acts")} className={styles.acts}>
      <NextStep status={orderStatus} />
      <div className={styles.buttons}>
        {allowed?.pay && <ButtonLink href={hrefTo.cashier({ orderType: "ORDER", sn })}>{t("action.pay")}</ButtonLink>}
        {allowed?.showLogistics && <Button onClick={() => setTracing(true)}>{t("action.trace")}</Button>}
        <LineChoice action="afterSale" orderSn={sn} lines={orderItems} size="md" />
        <LineChoice action="complain" orderSn={sn} lines={orderItems} size="md" />
        {detail && <InvoiceAct detail={detail} size="md" />}
        <Button variant="outline" icon={<Headset />} onClick={() => service.open({ orderSn: sn })}>
          {t("action.service")}
        </Button>
        <ButtonLink variant="outline" href={hrefTo.order({ sn })}>
          {t("help.open")}
        </ButtonLink>
      </div>
      {tracing && (
        <Suspense>
          <TraceDrawer sn={sn} onClose={() => setTracing(false)} />
        </Suspense>
      )}
    </div>
  );
}
