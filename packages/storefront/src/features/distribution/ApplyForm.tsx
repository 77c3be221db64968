import { apply, get } from "@sundry/api/contract/distribution";
import type { Distribution } from "@sundry/api/contract/entities/distribution";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import type { TFunction } from "i18next";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useAction } from "../../shared/data/useAction.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as list from "../../shared/list/listPage.css.ts";
import * as styles from "./DistributionPage.css.ts";

const fields = ["name", "idNumber", "accountName", "accountNum", "branchName"] as const;
/** Never stored in the browser. */
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

/**
 * The application: name, ID and bank account. It starts with the data of an earlier application, without its hidden
 * numbers (MC-12).
 */
export function ApplyForm({ earlier }: { earlier?: Distribution | undefined }) {
  const { t } = useTranslation("distribution");
  const schema = useMemo(() => applySchema(t), [t]);
  const draft = useDraft(
    "distribution",
    {
      name: earlier?.name ?? "",
      idNumber: "",
      accountName: earlier?.settlementBankAccountName ?? "",
      accountNum: "",
      branchName: earlier?.settlementBankBranchName ?? "",
    },
    { unkept },
  );
  // After a refusal too: another tab may have applied, or the market may have decided.
  const { submit } = useAction(apply, { invalidate: [get], after: draft.erase });
  return (
    <Form
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={({ values }) =>
        submit({
          name: values.name.trim(),
          idNumber: values.idNumber.trim(),
          settlementBankAccountName: values.accountName.trim(),
          settlementBankAccountNum: values.accountNum.trim(),
          settlementBankBranchName: values.branchName.trim(),
        })
      }
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
