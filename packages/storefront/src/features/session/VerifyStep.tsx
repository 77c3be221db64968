import { CodeField } from "@sundry/ui/forms/CodeField";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { fields } from "./AuthLayout.css.ts";
import { contactRule } from "./contactRule.ts";
import type { PasswordReset } from "./usePasswordReset.ts";
import { useSendCode } from "./useSendCode.ts";

/** First step: the mobile number or email address of the account, and the code sent to it. */
export function VerifyStep({ reset }: { reset: PasswordReset }) {
  const { t } = useTranslation("session");
  const { waitUntil, onSend, dialog } = useSendCode("FIND_USER");
  const rule = useMemo(() => contactRule(), []);
  const schema = useMemo(
    () =>
      z.object({
        contact: z.string().check(z.refine(rule.accepts, t(rule.wrong))),
        code: z.string().check(z.regex(/^\d{6}$/, t("code.missing"))),
      }),
    [t, rule],
  );
  return (
    <>
      <Form
        schema={schema}
        defaultValues={reset.proof}
        onSubmit={({ values }) => reset.verify(values)}
        className={fields}
      >
        <TextField
          name="contact"
          label={t(rule.label)}
          help={t("forget.contactHelp")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CodeField
          name="code"
          label={t("code.label")}
          to="contact"
          accepts={rule.accepts}
          waitUntil={waitUntil}
          onSend={onSend}
        />
        <SubmitButton>{t("forget.next")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
