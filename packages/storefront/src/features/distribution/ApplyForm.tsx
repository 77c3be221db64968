import type { Distribution } from "@sundry/api/contract/entities/distribution";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./DistributionPage.css.ts";
import { useDistributionActions } from "./useDistributionActions.ts";

const fields = ["name", "idNumber", "accountName", "accountNum", "branchName"] as const;
/** Never kept in the browser: who has typed them types them again. */
const unkept = ["idNumber", "accountNum"] as const;

function applySchema(t: TFunction<"distribution">) {
  const filled = (missing: string) => z.string().check(z.refine((text) => text.trim() !== "", missing));
  return z.object({
    name: filled(t("form.nameMissing")),
    idNumber: filled(t("form.idNumberMissing")),
    accountName: filled(t("form.accountNameMissing")),
    accountNum: filled(t("form.accountNumMissing")),
    branchName: filled(t("form.branchNameMissing")),
  });
}

/** Who one is and where the money goes; who applied before finds the words of then, but not the hidden numbers (MC-12). */
export function ApplyForm({ known }: { known?: Distribution | undefined }) {
  const { t } = useTranslation("distribution");
  const { apply } = useDistributionActions();
  const schema = useMemo(() => applySchema(t), [t]);
  const draft = useDraft(
    "distribution",
    {
      name: known?.name ?? "",
      idNumber: "",
      accountName: known?.settlementBankAccountName ?? "",
      accountNum: "",
      branchName: known?.settlementBankBranchName ?? "",
    },
    { unkept },
  );
  return (
    <Form
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={draft.sending(({ values }: { values: z.output<typeof schema> }) =>
        apply({
          name: values.name.trim(),
          idNumber: values.idNumber.trim(),
          settlementBankAccountName: values.accountName.trim(),
          settlementBankAccountNum: values.accountNum.trim(),
          settlementBankBranchName: values.branchName.trim(),
        }),
      )}
      className={styles.form}
    >
      {fields.map((name) => (
        <TextField
          key={name}
          name={name}
          label={t(`form.${name}`)}
          autoComplete={name === "name" ? "name" : "off"}
          {...(name === "accountNum" && { inputMode: "numeric" as const })}
        />
      ))}
      <p className={list.rowDetail}>{t("form.privacy")}</p>
      <SubmitButton wide={false}>{t("form.submit")}</SubmitButton>
    </Form>
  );
}
