import { CascaderField } from "@sundry/ui/forms/CascaderField";
import { Form } from "@sundry/ui/forms/Form";
import { TextField } from "@sundry/ui/forms/TextField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { useCallback, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { countryOf, loadRegions, shownPhone, usePhoneReader } from "../address/index.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import { type CompanyFields, companyFields, companySchema, legalPhotos } from "./companyFields.ts";
import { StepActions } from "./StepActions.tsx";
import * as styles from "./StoreEntryPage.css.ts";
import type { StepProps } from "./stepProps.ts";

/** Never stored in the browser. */
const unkept = ["legalId"] as const;

/** The company, its licence, its legal representative and a contact person (MC-16). */
export function CompanyStep({ entry, send, onDone, onBack }: StepProps<CompanyFields>) {
  const { t } = useTranslation("storeEntry");
  const upload = useUpload("private");
  const draft = useDraft("storeEntry:company", companyFields(entry), { unkept });
  const readPhone = usePhoneReader();
  const schema = useMemo(() => companySchema(t, readPhone), [t, readPhone]);
  const [country, setCountry] = useState(countryOf(draft.values.region));
  const tidy = useCallback((typed: string) => shownPhone(typed, country, readPhone), [country, readPhone]);
  const submit = draft.sending(({ values }: { values: CompanyFields }) => send(values));
  return (
    <Form
      schema={schema}
      defaultValues={draft.values}
      onDraft={(event) => {
        setCountry(countryOf(event.values.region));
        draft.keep(event);
      }}
      onSubmit={async (event) => {
        const faults = await submit(event);
        if (faults.length === 0) onDone();
        return faults;
      }}
      className={styles.form}
    >
      <TextField name="companyName" label={t("company.name")} limit={100} autoComplete="organization" />
      <CascaderField name="region" label={t("company.region")} load={loadRegions} />
      <TextField name="companyAddress" label={t("company.address")} autoComplete="street-address" />
      <div className={styles.pair}>
        <TextField name="companyPhone" type="tel" limit={30} label={t("company.phone")} optional />
        <TextField name="companyEmail" type="email" label={t("company.email")} autoComplete="email" optional />
        <TextField name="employeeNum" label={t("company.count")} inputMode="numeric" optional />
        <TextField name="registeredCapital" label={t("company.capital")} inputMode="decimal" optional />
      </div>
      <h3 className={styles.group}>{t("company.licenceGroup")}</h3>
      <TextField name="licenseNum" label={t("company.licenceNumber")} help={t("company.licenceNumberHelp")} optional />
      <TextField name="scope" label={t("company.scope")} optional />
      <UploadField
        name="licencePhoto"
        label={t("company.licencePhoto")}
        help={t("photoHelp")}
        limit={1}
        upload={upload}
      />
      <h3 className={styles.group}>{t("company.legalGroup")}</h3>
      <div className={styles.pair}>
        <TextField name="legalName" label={t("company.legalName")} limit={20} />
        <TextField name="legalId" label={t("company.legalId")} help={t("company.legalIdHelp")} autoComplete="off" />
      </div>
      <UploadField
        name="legalPhoto"
        label={t("company.legalPhoto")}
        help={t("company.legalPhotoHelp")}
        limit={legalPhotos}
        upload={upload}
      />
      <h3 className={styles.group}>{t("company.linkGroup")}</h3>
      <div className={styles.pair}>
        <TextField name="linkName" label={t("company.linkName")} limit={20} autoComplete="name" />
        <TextField name="linkPhone" type="tel" label={t("company.linkPhone")} autoComplete="tel" tidy={tidy} />
      </div>
      <StepActions next={t("next")} onBack={onBack} />
    </Form>
  );
}
