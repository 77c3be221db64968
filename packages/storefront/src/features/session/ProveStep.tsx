import { CodeField } from "@sundry/ui/forms/CodeField";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { fields } from "./AuthLayout.css.ts";
import { isRecipient } from "./recipient.ts";
import type { PasswordReset } from "./usePasswordReset.ts";
import { useSendCode } from "./useSendCode.ts";

/** First step: the mobile or email address of the account, and the code sent to it. */
export function ProveStep({ reset }: { reset: PasswordReset }) {
  const { t } = useTranslation("session");
  const { waitUntil, onSend, dialog } = useSendCode("FIND_USER");
  const schema = useMemo(
    () =>
      z.object({
        contact: z.string().check(z.refine(isRecipient, t("register.contactWrong"))),
        code: z.string().check(z.regex(/^\d{6}$/, t("code.missing"))),
      }),
    [t],
  );
  return (
    <>
      <Form
        schema={schema}
        defaultValues={reset.proof}
        onSubmit={({ values }) => reset.prove(values)}
        className={fields}
      >
        <TextField
          name="contact"
          label={t("register.contact")}
          help={t("forget.contactHelp")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CodeField
          name="code"
          label={t("code.label")}
          to="contact"
          accepts={isRecipient}
          waitUntil={waitUntil}
          onSend={onSend}
        />
        <SubmitButton>{t("forget.next")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
