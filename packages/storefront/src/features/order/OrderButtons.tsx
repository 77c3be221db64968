import type { OrderAllowOperation } from "@sundry/api/contract/entities/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LineChoice } from "./LineChoice.tsx";
import { allows, type NamedLine } from "./lineActions.ts";
import type { Question } from "./OrderDialog.tsx";
import type { BoughtLine, OrderActions } from "./useOrderActions.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const OrderDialog = lazyPart(() => import("./OrderDialog.tsx").then((m) => ({ default: m.OrderDialog })));
const TraceDrawer = lazyPart(() => import("./TraceDrawer.tsx").then((m) => ({ default: m.TraceDrawer })));

interface OrderButtonsProps {
  sn: string;
  allowed: OrderAllowOperation | null | undefined;
  lines: readonly (BoughtLine & NamedLine)[];
  actions: OrderActions;
  /** The order's own page shows parcels and the actions of each line itself. @default false */
  ownPage?: boolean;
}

/** The actions of an order, each only in its state as the server allows it (MC-02). */
export function OrderButtons({ sn, allowed, lines, actions, ownPage = false }: OrderButtonsProps) {
  const { t } = useTranslation("order");
  const [question, setQuestion] = useState<Question>();
  const [tracing, setTracing] = useState(false);
  const size = ownPage ? "md" : "sm";
  const busy = actions.pending === sn;
  const ended = allowed?.remove ?? false;
  // One way on stands out: what an order waits for comes before what can be done with it as well.
  const toReview = !ownPage && lines.some((line) => allows("evaluate", line));
  return (
    <>
      {allowed?.pay && (
        <ButtonLink size={size} href={`/payMent?${new URLSearchParams({ orderType: "ORDER", sn })}`}>
          {t("action.pay")}
        </ButtonLink>
      )}
      {allowed?.rog && (
        <Button size={size} loading={busy} onClick={() => setQuestion("receive")}>
          {t("action.receive")}
        </Button>
      )}
      {!ownPage && <LineChoice action="evaluate" orderSn={sn} lines={lines} size={size} />}
      {!ownPage && allowed?.showLogistics && (
        <Button size={size} variant={ended ? "quiet" : "outline"} onClick={() => setTracing(true)}>
          {t("action.trace")}
        </Button>
      )}
      {ended && (
        <Button
          size={size}
          variant={toReview ? "quiet" : "outline"}
          loading={busy}
          onClick={() => void actions.buyAgain(sn, lines)}
        >
          {t("action.buyAgain")}
        </Button>
      )}
      {!ownPage && <LineChoice action="afterSale" orderSn={sn} lines={lines} size={size} />}
      {allowed?.cancel && (
        <Button size={size} variant="quiet" disabled={busy} onClick={() => setQuestion("cancel")}>
          {t("action.cancel")}
        </Button>
      )}
      {ended && (
        <Button size={size} variant="quiet" disabled={busy} onClick={() => setQuestion("remove")}>
          {t("action.remove")}
        </Button>
      )}
      {question && (
        <Suspense>
          <OrderDialog question={question} sn={sn} actions={actions} onClose={() => setQuestion(undefined)} />
        </Suspense>
      )}
      {tracing && (
        <Suspense>
          <TraceDrawer sn={sn} onClose={() => setTracing(false)} />
        </Suspense>
      )}
    </>
  );
}
