import { maxAfterSalePictures, reasons } from "@sundry/api/contract/afterSale";
import { SelectField } from "@sundry/ui/forms/SelectField";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { TextField } from "@sundry/ui/forms/TextField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import type { Kind } from "./applyFields.ts";

/** The fields of an application: a reason of its kind, a description, photos, and the account for a bank transfer. */
export function ApplyFieldset({ kind, byBank }: { kind: Kind; byBank: boolean }) {
  const { t } = useTranslation("afterSale");
  const errorMessage = useErrorMessage();
  const upload = useUpload();
  const { data, error } = useRead(reasons, { type: kind }, { freshFor: 60_000 });
  const bankFields = ["bank", "holder", "number"] as const;
  return (
    <>
      <SelectField
        // A select can't hold a value before it has the option, so a restored reason waits for the list.
        key={`${kind} ${data ? "loaded" : "loading"}`}
        name={kind}
        label={t("apply.reason")}
        placeholder={t("apply.reasonChoose")}
        help={error && errorMessage(error)}
        options={(data ?? []).map(({ reason }) => ({ value: reason, label: reason }))}
      />
      <TextAreaField name="description" label={t("apply.description")} help={t("apply.descriptionHelp")} optional />
      <UploadField
        name="photos"
        label={t("apply.photos")}
        help={t("apply.photosHelp")}
        limit={maxAfterSalePictures}
        upload={upload}
        optional
      />
      {byBank && (
        <>
          <Notice>{t("apply.bankTitle")}</Notice>
          {bankFields.map((name) => (
            <TextField key={name} name={name} label={t(`apply.${name}`)} autoComplete="off" />
          ))}
        </>
      )}
    </>
  );
}
