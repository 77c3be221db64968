import { apply, list } from "@sundry/api/contract/afterSale";
import type { AfterSaleApplyInfo } from "@sundry/api/contract/entities/afterSale";
import { get as getOrder, list as listOrders } from "@sundry/api/contract/order";
import { Price } from "@sundry/ui/commerce/Price";
import { QuantityStepper } from "@sundry/ui/commerce/QuantityStepper";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Notice } from "@sundry/ui/primitives/Notice";
import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../shared/data/useAction.ts";
import { useTypedQuantity } from "../../shared/forms/useTypedQuantity.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./ApplyAfterSalePage.css.ts";
import { ApplyFieldset } from "./ApplyFieldset.tsx";
import { ApplyGoods } from "./ApplyGoods.tsx";
import {
  applicationBody,
  type ApplyFields,
  type ApplyValues,
  applySchema,
  emptyApplication,
  kindsOf,
} from "./applyFields.ts";
import { refundOf } from "./refundOf.ts";

/** The bank account is never stored in the browser. */
const unkept = ["holder", "number"] as const;

/** Kind, pieces, reason, description and photos, with the resulting refund; typed text survives a reload (MC-04). */
export function ApplyForm({ sn, info }: { sn: string; info: AfterSaleApplyInfo }) {
  const { t } = useTranslation("afterSale");
  const navigate = useNavigate();
  const draft = useDraft<ApplyValues & Record<string, unknown>>(
    `afterSale:${sn}`,
    { ...emptyApplication(info) },
    { unkept },
  );
  const quantity = useTypedQuantity();
  const offered = kindsOf(info);
  const typed = useRef<ApplyFields>(draft.values);
  const [choice, setChoice] = useState({
    kind: offered.find((kind) => kind === draft.values.kind) ?? emptyApplication(info).kind,
    num: Math.min(Math.max(draft.values.num, 1), info.num),
  });
  const { submit } = useAction(apply, {
    invalidate: [list, getOrder, listOrders],
    after: (answer) => {
      draft.erase();
      // The Back button must not lead to the form again.
      void navigate(hrefTo.afterSale({ sn: answer.sn }), { replace: true });
    },
  });
  const byBank = info.refundWay === "OFFLINE";
  const byWallet = !byBank && info.accountType === "WALLET";
  const when = byBank ? "whenByBank" : byWallet ? "when" : "whenByPayer";
  const schema = useMemo(() => applySchema(t, choice.kind, byBank), [t, choice.kind, byBank]);
  const { keep } = draft;
  const choose = (next: Partial<typeof choice>) => {
    const chosen = { ...choice, ...next };
    setChoice(chosen);
    keep({ values: { ...typed.current, ...chosen } });
  };
  const keepTyped = ({ values }: { values: ApplyFields }) => {
    typed.current = values;
    keep({ values: { ...values, ...choice } });
  };
  return (
    <>
      <ApplyGoods info={info} />
      {draft.restored && <Notice>{t("apply.draft")}</Notice>}
      <Form
        schema={schema}
        defaultValues={draft.values}
        onDraft={keepTyped}
        onSubmit={({ values }) => {
          if (!quantity.isValid()) return undefined;
          return submit({ orderItemSn: sn, ...applicationBody({ ...values, ...choice }, info) });
        }}
        className={styles.form}
      >
        <div className={styles.group}>
          <span aria-hidden="true" className={styles.legend}>
            {t("apply.kind")}
          </span>
          <RadioCards
            label={t("apply.kind")}
            className={styles.cards}
            value={choice.kind}
            onValueChange={({ value }) => choose({ kind: offered.find((kind) => kind === value) ?? choice.kind })}
            items={offered.map((kind) => ({
              value: kind,
              label: t(`apply.${kind}`),
              description: t(`apply.${kind}_text`),
            }))}
          />
        </div>
        <div className={styles.group}>
          <span aria-hidden="true" className={styles.legend}>
            {t("apply.num")}
          </span>
          <QuantityStepper
            {...quantity.stepper}
            label={t("apply.num")}
            value={choice.num}
            maximum={info.num}
            maximumText={t("apply.left", { count: info.num })}
            onValueChange={({ value }) => choose({ num: value })}
          />
        </div>
        <ApplyFieldset kind={choice.kind} byBank={byBank} />
        <div className={styles.foot}>
          <p role="status" aria-label={t("apply.refund")} className={styles.refund}>
            <span className={styles.legend}>{t(byWallet ? "apply.refundToWallet" : "apply.refund")}</span>
            <Price value={refundOf(info, choice.num)} size="lg" />
          </p>
          <SubmitButton wide={false}>{t("apply.submit")}</SubmitButton>
          <p className={styles.terms}>
            <span>{t(`apply.way.${choice.kind}`)}</span> <span>{t(`apply.${when}.${choice.kind}`)}</span>
          </p>
        </div>
      </Form>
    </>
  );
}
