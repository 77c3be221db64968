import { ApiError } from "@sundry/api/client";
import { userLogin } from "@sundry/api/contract/session";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { Form, type FormError } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { fields } from "./AuthLayout.css.ts";
import { useCaptcha } from "./useCaptcha.tsx";
import { useFinishLogin } from "./useFinishLogin.ts";

/** Log in by name, mobile or e-mail address and password; a puzzle comes up when the server takes it for guessing (SE-06). */
export function PasswordLogin({ name }: { name: string | undefined }) {
  const { t } = useTranslation("session");
  const [params] = useSearchParams();
  const words = useFaultWords();
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
  const logIn = async ({ values }: { values: z.output<typeof schema> }): Promise<readonly FormError[]> => {
    try {
      await finish(await guarded(() => client.send(userLogin, values)));
      return [];
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      // What was typed stays, ready to be typed over.
      return [{ message: words(fault), retype: "password" }];
    }
  };
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{ username: name ?? "", password: "", longTerm: false }}
        onSubmit={logIn}
        className={fields}
      >
        <TextField
          name="username"
          label={t("login.username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={t("login.password")}
          autoComplete="current-password"
          aside={<TextLink href={`/forgetPassword?${params}`}>{t("login.forgot")}</TextLink>}
        />
        <CheckboxField name="longTerm" label={t("login.stay")} />
        <SubmitButton>{t("login.submit")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
