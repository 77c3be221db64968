import { checkPassword, setPassword } from "@sundry/api/contract/wallet";
import { CodeField } from "@sundry/ui/forms/CodeField";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useAction } from "../../../shared/data/useAction.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { usePageQuery } from "../../../shared/routing/usePageQuery.ts";
import { matchesRepeat, newPassword, useSendCode, WRONG_CODE } from "../../session/index.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";

interface ResetPayPasswordFormProps {
  /** The buyer's own mobile or email address, which the code goes to. */
  recipient: string;
  /** What of it is shown. */
  shown: string;
}

/** The code and the new payment password; leads back to the bill that waits for it. */
export function ResetPayPasswordForm({ recipient, shown }: ResetPayPasswordFormProps) {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const [{ orderType, sn }] = usePageQuery("resetPayPassword");
  const [typed, setTyped] = useState("");
  const { waitUntil, onSend, dialog } = useSendCode("WALLET_PASSWORD");
  const schema = useMemo(
    () =>
      z
        .object({
          to: z.string(),
          code: z.string().check(z.regex(/^\d{6}$/, t("payReset.codeMissing"))),
          password: newPassword({ short: (input) => t("password.short", input), blank: () => t("password.blank") }),
          repeat: z.string(),
        })
        .check(matchesRepeat("password", t("password.differ"))),
    [t],
  );
  const { submit } = useAction(setPassword, {
    success: t("pay.done"),
    invalidate: [checkPassword],
    after: () => navigate(sn ? hrefTo.cashier({ orderType, sn }) : hrefTo.accountSecurity(), { replace: true }),
    faultAt: (fault) => ({ message: errorMessage(fault), ...(fault.code === WRONG_CODE && { field: "code" }) }),
  });
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{ to: shown, code: "", password: "", repeat: "" }}
        onSubmit={({ values: { code, password } }: { values: z.output<typeof schema> }) => submit({ code, password })}
        onDraft={({ values }) => setTyped(values.password)}
      >
        <CodeField
          name="code"
          label={t("payReset.code")}
          to="to"
          accepts={() => true}
          waitUntil={() => waitUntil(recipient)}
          onSend={() => onSend({ to: recipient })}
        />
        <PasswordField name="password" label={t("pay.new")} help={t("password.help")} autoComplete="new-password" />
        <PasswordStrength password={typed} />
        <PasswordField name="repeat" label={t("password.repeat")} autoComplete="new-password" />
        <SubmitButton>{t("payReset.submit")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
