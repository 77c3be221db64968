import { smsLogin } from "@sundry/api/contract/session";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { CodeField } from "@sundry/ui/forms/CodeField";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { client } from "../../shared/data/client.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { fields } from "./AuthLayout.css.ts";
import { WRONG_CODE } from "./codeRefusals.ts";
import { isMobile, plainRecipient } from "./recipient.ts";
import { useFinishLogin } from "./useFinishLogin.ts";
import { useSendCode } from "./useSendCode.ts";

/** Logs in with a code sent to a mobile number; a new number is registered (SE-06). */
export function SmsLogin() {
  const { t } = useTranslation("session");
  const errorMessage = useErrorMessage();
  const finish = useFinishLogin();
  const { waitUntil, onSend, dialog } = useSendCode("LOGIN");
  const draft = useDraft("smsLogin", { mobile: "" });
  const schema = useMemo(
    () =>
      z.object({
        mobile: z.string().check(z.refine(isMobile, t("code.mobileWrong"))),
        code: z.string().check(z.regex(/^\d{6}$/, t("code.missing"))),
        longTerm: z.boolean(),
      }),
    [t],
  );
  const logIn = useAction(
    async (values: z.output<typeof schema>) =>
      finish(await client.send(smsLogin, { ...values, mobile: plainRecipient(values.mobile) })),
    { faultAt: (fault) => ({ message: errorMessage(fault), ...(fault.code === WRONG_CODE && { field: "code" }) }) },
  );
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{ mobile: draft.values.mobile, code: "", longTerm: false }}
        onDraft={({ values }) => draft.keep({ values: { mobile: values.mobile } })}
        onSubmit={draft.sending(({ values }) => logIn.submit(values))}
        className={fields}
      >
        <TextField name="mobile" type="tel" label={t("code.mobile")} autoComplete="tel" inputMode="tel" />
        <CodeField
          name="code"
          label={t("code.label")}
          help={t("code.newHere")}
          to="mobile"
          accepts={isMobile}
          waitUntil={waitUntil}
          onSend={onSend}
        />
        {client.supports(smsLogin, "longTerm") && <CheckboxField name="longTerm" label={t("login.stayLoggedIn")} />}
        <SubmitButton>{t("login.submit")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
