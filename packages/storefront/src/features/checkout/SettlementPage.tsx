import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { loadWords } from "../../shared/i18n/words.ts";
import { SettlementForm } from "./SettlementForm.tsx";
import { SettlementSkeleton } from "./SettlementSkeleton.tsx";
import { originOf, readWay, type SettlementWay } from "./settlementWay.ts";
import { useSettlement } from "./useSettlement.ts";
import { useSubmitOrder } from "./useSubmitOrder.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const AddressDrawer = lazyPart(() =>
  Promise.all([import("./AddressDrawer.tsx"), loadWords("address", currentLocale())]).then(([m]) => ({
    default: m.AddressDrawer,
  })),
);
const InvoiceDrawer = lazyPart(() => import("./InvoiceDrawer.tsx").then((m) => ({ default: m.InvoiceDrawer })));

/** What is open beside the settlement. */
type Open = { drawer: "invoice" } | { drawer: "address"; address?: MemberAddress };

/** Settles the ticked goods of the cart, or the one line of Buy now (BU-03, BU-05, AP-07). */
export function SettlementPage() {
  const { t } = useTranslation("checkout");
  const [params] = useSearchParams();
  const way = readWay(params);
  const words = useFaultWords();
  const settlement = useSettlement(way);
  const { submit, unsure } = useSubmitOrder(way, settlement.reload);
  const [open, setOpen] = useState<Open>();
  const view = unsure?.view ?? settlement.view;

  if (!view) {
    if (!settlement.error) return <SettlementSkeleton />;
    return (
      <ErrorState
        headingLevel={1}
        title={t("settlement.failed")}
        cause={words(settlement.error)}
        onRetry={() => void settlement.reload()}
        action={<Back way={way} />}
      />
    );
  }
  if (view.skuList.length === 0) return <NothingTicked way={way} />;
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
      {/* Beside the form, not inside: a form within a form would order when it is saved. */}
      <Suspense>
        {open?.drawer === "address" && (
          <AddressDrawer
            address={open.address}
            onClose={close}
            onSaved={(id) => {
              close();
              void settlement.addressKept(id);
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

/** Nothing to settle: the way to the cart, and to the order that was perhaps made already. */
function NothingTicked({ way }: { way: SettlementWay }) {
  const { t } = useTranslation("checkout");
  return (
    <EmptyState
      headingLevel={1}
      picture="/media/object/cart.webp?v=1&w=160"
      title={t(way === "POINTS" ? "settlement.noExchange" : "settlement.empty")}
      text={t(way === "POINTS" ? "settlement.noExchangeText" : "settlement.emptyText")}
      action={
        <>
          <Back way={way} />
          <ButtonLink href="/home/MyOrder" variant="quiet">
            {t("settlement.toOrders")}
          </ButtonLink>
        </>
      }
    />
  );
}

/** Back to where the goods were chosen. */
function Back({ way }: { way: SettlementWay }) {
  const { t } = useTranslation("checkout");
  return (
    <ButtonLink href={originOf(way)}>{t(way === "POINTS" ? "settlement.toMall" : "settlement.toCart")}</ButtonLink>
  );
}
