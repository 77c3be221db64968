import { CascaderField } from "@sundry/ui/forms/CascaderField";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { TextField } from "@sundry/ui/forms/TextField";
import { useTranslation } from "react-i18next";
import { loadRegions } from "./loadRegions.ts";

/** The fields of a delivery address, for a `Form` with `addressSchema` (MC-14). */
export function AddressFields() {
  const { t } = useTranslation("address");
  return (
    <>
      <TextField name="name" label={t("field.name")} autoComplete="name" />
      <TextField name="mobile" type="tel" label={t("field.mobile")} help={t("field.mobileHelp")} autoComplete="tel" />
      <CascaderField name="region" label={t("field.region")} load={loadRegions} />
      <TextField name="detail" label={t("field.detail")} autoComplete="street-address" />
      <TextField name="alias" label={t("field.alias")} help={t("field.aliasHelp")} autoComplete="off" optional />
      <CheckboxField name="isDefault" label={t("field.isDefault")} />
    </>
  );
}
