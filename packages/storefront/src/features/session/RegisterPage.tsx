import { ApiError } from "@sundry/api/client";
import { register } from "@sundry/api/contract/session";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { Form, type FormFault } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { Navigate, useNavigate, useSearchParams } from "react-router-dom";
import type * as z from "zod/mini";
import { client } from "../../app/client.ts";
import { useFaultWords } from "../../app/faultWords.ts";
import { returnAddress } from "../../app/returnPath.ts";
import { useUser } from "../../app/session.ts";
import { AuthLayout } from "./AuthLayout.tsx";
import { fields } from "./AuthLayout.css.ts";
import type { Registered } from "./registeredName.ts";
import { registerSchema } from "./registerSchema.ts";

/** The user name is taken (RULES 20). */
const TAKEN = 20008;

/** Register with a name and a password, then log in with the way back kept (SE-07, SE-06). */
export function RegisterPage() {
  const { t } = useTranslation("session");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const words = useFaultWords();
  const user = useUser();
  const schema = useMemo(() => registerSchema(t), [t]);
  if (user) return <Navigate replace to={returnAddress(params)} />;

  const send = async ({ values }: { values: z.output<typeof schema> }): Promise<readonly FormFault[]> => {
    try {
      await client.send(register, { username: values.username, password: values.password });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault), ...(fault.code === TAKEN && { field: "username" }) }];
    }
    await navigate(`/login?${params}`, { state: { registered: values.username } satisfies Registered });
    return [];
  };
  return (
    <AuthLayout
      title={t("register.title")}
      alternative={
        <>
          {t("register.haveOne")} <TextLink href={`/login?${params}`}>{t("register.logIn")}</TextLink>
        </>
      }
    >
      <Form
        schema={schema}
        defaultValues={{ username: "", password: "", repeat: "", agree: false }}
        onSubmit={send}
        className={fields}
      >
        <TextField
          name="username"
          label={t("register.username")}
          help={t("register.usernameHelp")}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <PasswordField
          name="password"
          label={t("register.password")}
          help={t("register.passwordHelp")}
          autoComplete="new-password"
        />
        <PasswordField name="repeat" label={t("register.repeat")} autoComplete="new-password" />
        <CheckboxField name="agree" label={t("register.agree")} />
        <SubmitButton>{t("register.submit")}</SubmitButton>
      </Form>
    </AuthLayout>
  );
}
