import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { loadWords } from "../../shared/i18n/words.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { SettlementForm } from "./SettlementForm.tsx";
import { SettlementSkeleton } from "./SettlementSkeleton.tsx";
import { type CheckoutWay, hrefToBasket } from "./hrefToBasket.ts";
import { useSettlement } from "./useSettlement.ts";
import { useSubmitOrder } from "./useSubmitOrder.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const AddressDrawer = lazyPart(() =>
  Promise.all([import("./AddressDrawer.tsx"), loadWords("address", currentLocale())]).then(([m]) => ({
    default: m.AddressDrawer,
  })),
);
const InvoiceDrawer = lazyPart(() => import("./InvoiceDrawer.tsx").then((m) => ({ default: m.InvoiceDrawer })));

/** The open drawer. */
type OpenDrawer = { drawer: "invoice" } | { drawer: "address"; address?: MemberAddress };

/** Checks out the selected goods of the cart, or the one line of Buy now or an exchange (BU-03, BU-05, AP-07). */
export function SettlementPage() {
  const { t } = useTranslation("checkout");
  const [{ way }] = usePageQuery("checkout");
  const errorMessage = useErrorMessage();
  const settlement = useSettlement(way);
  const { submit, unsure } = useSubmitOrder(way, settlement.reloadTold);
  const [open, setOpen] = useState<OpenDrawer>();
  const view = unsure?.view ?? settlement.view;

  if (!view) {
    if (!settlement.error) return <SettlementSkeleton />;
    return (
      <ErrorState
        headingLevel={1}
        title={t("settlement.failed")}
        kind={faultKind(settlement.error)}
        cause={errorMessage(settlement.error)}
        onRetry={() => void settlement.reload()}
        action={<Back way={way} />}
      />
    );
  }
  if (view.skuList.length === 0) return <NothingSelected way={way} />;
  const close = () => setOpen(undefined);
  return (
    <>
      <SettlementForm
        settlement={settlement}
        view={view}
        frozen={unsure !== undefined}
        onSubmit={submit}
        onAddress={(address) => setOpen({ drawer: "address", ...(address && { address }) })}
        onInvoice={() => setOpen({ drawer: "invoice" })}
      />
      {/* Not inside the form: saving in a drawer would submit the order. */}
      <Suspense>
        {open?.drawer === "address" && (
          <AddressDrawer
            address={open.address}
            onClose={close}
            onSaved={(id) => {
              close();
              void settlement.addressSaved(id);
            }}
          />
        )}
        {open?.drawer === "invoice" && (
          <InvoiceDrawer receipt={view.receiptVO} onSave={settlement.chooseInvoice} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Nothing to check out: links to the cart, and to the orders in case this one has been placed already. */
function NothingSelected({ way }: { way: CheckoutWay }) {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      headingLevel={1}
      drawing="cart"
      title={t(way === "POINTS" ? "settlement.noExchange" : "settlement.empty")}
      text={t(way === "POINTS" ? "settlement.noExchangeText" : "settlement.emptyText")}
      action={
        <>
          <Back way={way} />
          <ButtonLink href={hrefTo.orders()} variant="quiet">
            {t("settlement.toOrders")}
          </ButtonLink>
        </>
      }
    />
  );
}

/** A link back to where the goods were chosen. */
function Back({ way }: { way: CheckoutWay }) {
  const { t } = useTranslation("checkout");
  return (
    <ButtonLink href={hrefToBasket(way)}>{t(way === "POINTS" ? "settlement.toMall" : "settlement.toCart")}</ButtonLink>
  );
}
