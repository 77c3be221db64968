import { delivery, storeAddress } from "@sundry/api/contract/afterSale";
import type { AfterSale } from "@sundry/api/contract/entities/afterSale";
import { list as carriers } from "@sundry/api/contract/logistics";
import { ComboboxField } from "@sundry/ui/forms/ComboboxField";
import { Form } from "@sundry/ui/forms/Form";
import { SelectField } from "@sundry/ui/forms/SelectField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { useClock } from "@sundry/ui/runtime";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { screenOnly } from "../../shared/layout/paper.css.ts";
import { PrintButton } from "../../shared/layout/PrintButton.tsx";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./AfterSalePage.css.ts";
import { returnSchema, sendDays } from "./returnFields.ts";
import { readsToInvalidate } from "./readsToInvalidate.ts";

/** All carriers in one page. */
const allCarriers = { pageNumber: 1, pageSize: 200, disabled: "OPEN" };

/** The address for returning the goods, and the parcel they are sent in (MC-04). */
export function ReturnForm({ afterSale }: { afterSale: AfterSale }) {
  const { t } = useTranslation("afterSale");
  const shopTime = useShopTime();
  const clock = useClock();
  const errorMessage = useErrorMessage();
  const { sn } = afterSale;
  const { data: place } = useRead(storeAddress, { sn });
  const [days] = useState(() => sendDays(shopTime.read(afterSale.createTime), clock.now(), shopTime.zone));
  const draft = useDraft(`return:${sn}`, { company: "", number: "", day: days[0]?.value ?? "" });
  const { submit } = useAction(delivery, { invalidate: readsToInvalidate, success: t("sent"), after: draft.erase });
  // The list is long, so it loads only when the buyer reaches the form, or has already chosen a carrier.
  const [needed, setNeeded] = useState(draft.values.company !== "");
  const { data: companies = [], error } = useRead(carriers, needed ? allCarriers : null, { freshFor: 60_000 });
  const schema = useMemo(
    () =>
      returnSchema(
        t,
        companies.map(({ id }) => id),
      ),
    [t, companies],
  );
  return (
    <section aria-label={t("back.title")} onFocus={() => setNeeded(true)} className={styles.panel}>
      <h2 className={`${styles.panelTitle} ${screenOnly}`}>{t("back.title")}</h2>
      {place && (
        <address className={styles.place}>
          <span className={styles.quiet}>{t("back.address")}</span>
          <strong>{place.salesConsigneeName}</strong>
          <span>{place.salesConsigneeMobile}</span>
          <span>{place.salesConsigneeAddressPath}</span>
          <span>{place.salesConsigneeDetail}</span>
        </address>
      )}
      <p className={styles.slip}>
        <PrintButton>{t("back.print")}</PrintButton>
        <span className={`${styles.quiet} ${screenOnly}`}>{t("back.printHelp")}</span>
      </p>
      <Form
        schema={schema}
        defaultValues={draft.values}
        onDraft={draft.keep}
        onSubmit={({ values }) =>
          submit({
            afterSaleSn: sn,
            logisticsId: values.company,
            logisticsNo: values.number.trim(),
            mDeliverTime: values.day,
          })
        }
        className={styles.form}
      >
        <ComboboxField
          name="company"
          label={t("back.company")}
          help={error && errorMessage(error)}
          options={companies.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <TextField name="number" label={t("back.number")} autoComplete="off" spellCheck={false} />
        <SelectField
          name="day"
          label={t("back.day")}
          options={days.map(({ value, at }) => ({ value, label: shopTime.day(at) }))}
        />
        <SubmitButton>{t("back.submit")}</SubmitButton>
      </Form>
    </section>
  );
}
