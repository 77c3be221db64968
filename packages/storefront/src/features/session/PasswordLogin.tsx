import { userLogin } from "@sundry/api/contract/session";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { client } from "../../shared/data/client.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { beside, fields, forgot } from "./AuthLayout.css.ts";
import { useCaptcha } from "./useCaptcha.tsx";
import { useFinishLogin } from "./useFinishLogin.ts";

/**
 * Logs in with a username, mobile number or email address and a password. A puzzle opens if the server suspects
 * guessing (SE-06).
 */
export function PasswordLogin({ name }: { name: string | undefined }) {
  const { t } = useTranslation("session");
  const [{ rePath, query }] = usePageQuery("login");
  const errorMessage = useErrorMessage();
  const finish = useFinishLogin();
  const { guarded, dialog } = useCaptcha("LOGIN");
  const schema = useMemo(
    () =>
      z.object({
        username: z.string().check(z.minLength(1, t("login.usernameMissing"))),
        password: z.string().check(z.minLength(1, t("login.passwordMissing"))),
        longTerm: z.boolean(),
      }),
    [t],
  );
  const logIn = useAction(
    async (values: z.output<typeof schema>) => finish(await guarded(() => client.send(userLogin, values))),
    // The password stays, selected for retyping.
    { faultAt: (fault) => ({ message: errorMessage(fault), retype: "password" }) },
  );
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{ username: name ?? "", password: "", longTerm: false }}
        onSubmit={({ values }) => logIn.submit(values)}
        className={fields}
      >
        <TextField
          name="username"
          label={t("login.username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t("login.password")} autoComplete="current-password" />
        {/* After the password: the Tab key leads from the name to it. */}
        <div className={beside}>
          {client.supports(userLogin, "longTerm") && <CheckboxField name="longTerm" label={t("login.stayLoggedIn")} />}
          <TextLink href={hrefTo.forgetPassword({ rePath, query })} className={forgot}>
            {t("login.forgot")}
          </TextLink>
        </div>
        <SubmitButton>{t("login.submit")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
