import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { fields } from "./AuthLayout.css.ts";
import { actions } from "./ForgetPasswordPage.css.ts";
import { newPassword, matchesRepeat } from "./newPassword.ts";
import type { PasswordReset } from "./usePasswordReset.ts";

/** Second step: the new password, twice. */
export function SetPasswordStep({ reset }: { reset: PasswordReset }) {
  const { t } = useTranslation("session");
  const schema = useMemo(
    () =>
      z
        .object({
          password: newPassword({
            short: (input) => t("register.passwordShort", input),
            blank: () => t("register.passwordBlank"),
          }),
          repeat: z.string(),
        })
        .check(matchesRepeat("password", t("register.repeatWrong"))),
    [t],
  );
  return (
    <Form
      schema={schema}
      defaultValues={{ password: "", repeat: "" }}
      onSubmit={({ values }) => reset.setPassword(values.password)}
      className={fields}
    >
      {/* Password managers store the new password under this name. */}
      <input type="text" hidden readOnly autoComplete="username" value={reset.proof.contact} />
      <PasswordField
        name="password"
        label={t("forget.password")}
        help={t("register.passwordHelp")}
        autoComplete="new-password"
      />
      <PasswordField name="repeat" label={t("register.repeat")} autoComplete="new-password" />
      <div className={actions}>
        <Button variant="quiet" size="lg" onClick={reset.back}>
          {t("forget.back")}
        </Button>
        <SubmitButton>{t("forget.submit")}</SubmitButton>
      </div>
    </Form>
  );
}
