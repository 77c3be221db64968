import type { Order, OrderAllowOperation } from "@sundry/api/contract/entities/order";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { LineChoice } from "./LineChoice.tsx";
import { allowsAction, type NamedLine } from "./lineActions.ts";
import type { Question } from "./OrderDialog.tsx";
import type { BoughtLine } from "./buyAgain.ts";
import { useBuyAgain } from "./useBuyAgain.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useLinked } from "../../shared/site/closedPages.ts";

const OrderDialog = lazyPart(() => import("./OrderDialog.tsx").then((m) => ({ default: m.OrderDialog })));
const TraceDrawer = lazyPart(() => import("./TraceDrawer.tsx").then((m) => ({ default: m.TraceDrawer })));

interface OrderButtonsProps {
  sn: string;
  allowed: OrderAllowOperation | null | undefined;
  lines: readonly (BoughtLine & NamedLine)[];
  /** What the order was made by: one paid with points leads back to the rewards, since the cart sells only for money. */
  promotion: Order["orderPromotionType"];
  /** Whether it is on the order's page, which shows parcels and reviews itself. @default false */
  ownPage?: boolean;
}

/** The actions of an order that the server allows in its state (MC-02). */
export function OrderButtons({ sn, allowed, lines, promotion, ownPage = false }: OrderButtonsProps) {
  const { t } = useTranslation("order");
  const isLinked = useLinked();
  const [question, setQuestion] = useState<Question>();
  const [tracing, setTracing] = useState(false);
  const size = ownPage ? "md" : "sm";
  const buyAgain = useBuyAgain();
  const ended = allowed?.remove ?? false;
  // Only one action stands out: a review rather than buying again.
  const toReview = !ownPage && lines.some((line) => allowsAction("evaluate", line));
  return (
    <>
      {allowed?.pay && (
        <ButtonLink size={size} href={hrefTo.cashier({ orderType: "ORDER", sn })}>
          {t("action.pay")}
        </ButtonLink>
      )}
      {allowed?.rog && (
        <Button size={size} onClick={() => setQuestion("receive")}>
          {t("action.receive")}
        </Button>
      )}
      {!ownPage && <LineChoice action="evaluate" orderSn={sn} lines={lines} size={size} />}
      {!ownPage && allowed?.showLogistics && (
        <Button size={size} variant={ended ? "quiet" : "outline"} onClick={() => setTracing(true)}>
          {t("action.trace")}
        </Button>
      )}
      {ended && promotion === "POINTS" && isLinked("pointsMall") && (
        <ButtonLink size={size} variant={toReview ? "quiet" : "outline"} href={hrefTo.pointsMall()}>
          {t("action.rewards")}
        </ButtonLink>
      )}
      {ended && promotion !== "POINTS" && (
        <Button
          size={size}
          variant={toReview ? "quiet" : "outline"}
          loading={buyAgain.pending}
          onClick={() => void buyAgain.run(lines)}
        >
          {t("action.buyAgain")}
        </Button>
      )}
      <LineChoice action="afterSale" orderSn={sn} lines={lines} size={size} />
      {allowed?.cancel && (
        <Button size={size} variant="quiet" onClick={() => setQuestion("cancel")}>
          {t("action.cancel")}
        </Button>
      )}
      {ended && (
        <Button size={size} variant="quiet" onClick={() => setQuestion("remove")}>
          {t("action.remove")}
        </Button>
      )}
      {question && (
        <Suspense>
          <OrderDialog question={question} sn={sn} ownPage={ownPage} onClose={() => setQuestion(undefined)} />
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
