import { ApiError, completeLogin } from "@sundry/api/client";
import { userLogin } from "@sundry/api/contract/session";
import { Form, type FormFault } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { Notice } from "@sundry/ui/primitives/Notice";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useLocation, useNavigate, useSearchParams } from "react-router-dom";
import * as z from "zod/mini";
import { client } from "../../app/client.ts";
import { useFaultWords } from "../../app/faultWords.ts";
import { returnAddress } from "../../app/returnPath.ts";
import { useUser } from "../../app/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { fields } from "./AuthLayout.css.ts";
import { registeredName } from "./registeredName.ts";

/** Log in by password; leads back to where the visitor came from (SE-06, RT-05, RT-06). */
export function LoginPage() {
  const { t } = useTranslation("session");
  const [params] = useSearchParams();
  const state: unknown = useLocation().state;
  const navigate = useNavigate();
  const words = useFaultWords();
  const user = useUser();
  const schema = useMemo(
    () =>
      z.object({
        username: z.string().check(z.minLength(1, t("login.usernameMissing"))),
        password: z.string().check(z.minLength(1, t("login.passwordMissing"))),
      }),
    [t],
  );
  const after = returnAddress(params);
  if (user) return <Navigate replace to={after} />;

  const logIn = async ({ values }: { values: z.output<typeof schema> }): Promise<readonly FormFault[]> => {
    try {
      await completeLogin(client, await client.send(userLogin, values));
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault) }];
    }
    await navigate(after, { replace: true });
    return [];
  };
  const name = registeredName(state);
  return (
    <AuthLayout
      title={t("login.title")}
      alternative={
        <>
          {t("login.newHere")} <TextLink href={`/signUp?${params}`}>{t("login.register")}</TextLink>
        </>
      }
      foot={t("login.terms")}
    >
      {name && <Notice tone="success">{t("login.registered")}</Notice>}
      <Form schema={schema} defaultValues={{ username: name ?? "", password: "" }} onSubmit={logIn} className={fields}>
        <TextField
          name="username"
          label={t("login.username")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField name="password" label={t("login.password")} autoComplete="current-password" />
        <SubmitButton>{t("login.submit")}</SubmitButton>
      </Form>
    </AuthLayout>
  );
}
