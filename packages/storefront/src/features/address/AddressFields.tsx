import { readPostCode } from "@sundry/api/address/readPostCode";
import { CascaderField } from "@sundry/ui/forms/CascaderField";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { TextField } from "@sundry/ui/forms/TextField";
import { useCallback, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { loadRegionsOr } from "./loadRegions.ts";
import { shownPhone } from "./phoneRule.ts";
import type { PhoneReader } from "./usePhoneReader.ts";

interface AddressFieldsProps {
  /** Whether the buyer types the name of their city: see `needsCity`. */
  withCity: boolean;
  /** Country of the region chosen (ISO 3166-1, two letters). */
  country: string | undefined;
  readPhone: PhoneReader | undefined;
}

/** The fields of a delivery address, for a `Form` with `addressSchema` (MC-14). */
export function AddressFields({ withCity, country, readPhone }: AddressFieldsProps) {
  const { t } = useTranslation("address");
  const load = useMemo(() => loadRegionsOr(t("field.otherCity")), [t]);
  const tidyPhone = useCallback((typed: string) => shownPhone(typed, country, readPhone), [country, readPhone]);
  const tidyCode = useCallback((typed: string) => readPostCode(typed, country).code ?? typed, [country]);
  return (
    <>
      <TextField name="name" label={t("field.name")} autoComplete="name" />
      <TextField
        name="mobile"
        type="tel"
        label={t("field.mobile")}
        help={t("field.mobileHelp")}
        autoComplete="tel"
        tidy={tidyPhone}
      />
      <CascaderField name="region" label={t("field.region")} load={load} />
      {withCity && <TextField name="city" label={t("field.city")} autoComplete="address-level2" />}
      <TextField name="detail" label={t("field.detail")} autoComplete="street-address" />
      <TextField
        name="postCode"
        label={t("field.postCode")}
        autoComplete="postal-code"
        autoCapitalize="characters"
        tidy={tidyCode}
        optional
      />
      <TextField name="alias" label={t("field.alias")} help={t("field.aliasHelp")} autoComplete="off" optional />
      <CheckboxField name="isDefault" label={t("field.isDefault")} />
    </>
  );
}
