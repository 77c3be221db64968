import type { MemberAddress } from "@sundry/api/contract/entities/address";
import type { CartView } from "@sundry/api/contract/entities/basket";
import { Form, type FormError } from "@sundry/ui/forms/Form";
import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { ChangedElsewhere } from "./ChangedElsewhere.tsx";
import { Coupons } from "./Coupons.tsx";
import { DeliveryMethods } from "./DeliveryMethods.tsx";
import { PickupPoints } from "./PickupPoints.tsx";
import { readRemarks } from "./remarkField.ts";
import * as styles from "./SettlementPage.css.ts";
import { hrefToBasket } from "./hrefToBasket.ts";
import { SettlementSummary, SubmitBar } from "./SettlementSummary.tsx";
import { ShipTo } from "./ShipTo.tsx";
import { StoreGoods } from "./StoreGoods.tsx";
import type { Settlement } from "./useSettlement.ts";
import type { Remarks } from "./useSubmitOrder.ts";

const schema = z.object({ remarks: z.record(z.string(), z.optional(z.string())) });
const empty = { remarks: {} };

interface SettlementFormProps {
  settlement: Settlement;
  view: CartView;
  /** The order was sent and its answer was lost: it can only be sent again unchanged. */
  frozen: boolean;
  onSubmit: (view: CartView, remarks: Remarks) => Promise<readonly FormError[]>;
  /** Edits this address, or adds one. */
  onAddress: (address?: MemberAddress) => void;
  onInvoice: () => void;
}

/** The whole order as one form (BU-03, VA-04). */
export function SettlementForm({ settlement, view, frozen, onSubmit, onAddress, onInvoice }: SettlementFormProps) {
  const { t } = useTranslation("checkout");
  const errorMessage = useErrorMessage();
  const shipTo = useRef<HTMLHeadingElement>(null);
  const pending = settlement.pending && !frozen;
  const picksUp = settlement.method === "SELF_PICK_UP";
  const unserved = view.notSupportFreight ?? [];
  const send = async ({ values }: { values: z.output<typeof schema> }): Promise<readonly FormError[]> => {
    // The page may not show the last choice yet, so it is read again before anything is ordered.
    if (settlement.error && !frozen) {
      void settlement.reload();
      return [{ message: errorMessage(settlement.error) }];
    }
    if (!picksUp && !view.memberAddress) return [{ message: t("address.missing") }];
    if (picksUp && !view.storeAddress) return [{ message: t("pickup.missing") }];
    return onSubmit(view, readRemarks(values.remarks));
  };
  return (
    <Form schema={schema} defaultValues={empty} onSubmit={send} className={`${wrap} ${styles.page}`}>
      <h1 className={styles.pageTitle}>
        <VisuallyHidden>{t("settlement.title")}</VisuallyHidden>
      </h1>
      <ChangedElsewhere changes={settlement.changes} />
      <div className={styles.columns}>
        <div className={styles.main} inert={frozen}>
          <DeliveryMethods settlement={settlement} />
          <div className={styles.section}>
            {picksUp ? (
              <PickupPoints settlement={settlement} />
            ) : (
              <ShipTo settlement={settlement} heading={shipTo} onAdd={() => onAddress()} onEdit={onAddress} />
            )}
            {unserved.length > 0 && (
              <Notice
                tone="danger"
                action={
                  <Button size="sm" variant="outline" onClick={() => shipTo.current?.focus()}>
                    {t("settlement.changeAddress")}
                  </Button>
                }
              >
                {t("settlement.unserved", { names: unserved.map(({ goodsSku }) => goodsSku.goodsName).join(", ") })}
              </Notice>
            )}
          </div>
          <section aria-label={t("goods.title")} className={styles.section}>
            <div className={styles.head}>
              <h2 className={styles.heading}>{t("goods.title")}</h2>
              <TextLink href={hrefToBasket(settlement.way)} className={styles.headEnd}>
                {t(settlement.way === "POINTS" ? "settlement.toMall" : "settlement.back")}
              </TextLink>
            </div>
            <div className={styles.stores}>
              {view.cartList.map((store) => (
                <StoreGoods
                  key={store.storeId}
                  store={store}
                  settlement={settlement}
                  unserved={new Set(unserved.map(({ goodsSku }) => goodsSku.id))}
                />
              ))}
            </div>
          </section>
          {settlement.way !== "POINTS" && <Coupons settlement={settlement} />}
        </div>
        <SettlementSummary view={view} pending={pending} onInvoice={onInvoice} />
      </div>
      <SubmitBar view={view} pending={pending} />
    </Form>
  );
}
