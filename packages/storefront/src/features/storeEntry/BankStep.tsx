import { Form } from "@sundry/ui/forms/Form";
import { TextField } from "@sundry/ui/forms/TextField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import { type BankFields, bankFields, bankSchema } from "./bankFields.ts";
import { StepActions } from "./StepActions.tsx";
import * as styles from "./StoreEntryPage.css.ts";
import type { StepProps } from "./stepProps.ts";

/** Never stored in the browser. */
const unkept = ["accountNumber"] as const;

/** The store's bank account (MC-16). */
export function BankStep({ entry, send, onDone, onBack }: StepProps<BankFields>) {
  const { t } = useTranslation("storeEntry");
  const upload = useUpload("private");
  const draft = useDraft("storeEntry:bank", bankFields(entry), { unkept });
  const schema = useMemo(() => bankSchema(t), [t]);
  const submit = draft.sending(({ values }: { values: BankFields }) => send(values));
  return (
    <Form
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={async (event) => {
        const faults = await submit(event);
        if (faults.length === 0) onDone();
        return faults;
      }}
      className={styles.form}
    >
      <TextField name="accountName" label={t("bank.accountName")} help={t("bank.accountNameHelp")} />
      <TextField name="accountNumber" label={t("bank.number")} inputMode="numeric" limit={40} autoComplete="off" />
      <TextField name="branchName" label={t("bank.branch")} />
      <TextField name="jointNumber" label={t("bank.joint")} help={t("bank.jointHelp")} limit={20} autoComplete="off" />
      <UploadField name="photo" label={t("bank.photo")} help={t("photoHelp")} limit={1} upload={upload} optional />
      <StepActions next={t("next")} onBack={onBack} />
    </Form>
  );
}
