import { modifyPass } from "@sundry/api/contract/member";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { client } from "../../../shared/data/client.ts";
import { useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useAction } from "../../../shared/data/useAction.ts";
import { useUser } from "../../../shared/session/session.ts";
import type { LoginState } from "../../session/index.ts";
import * as styles from "./ModifyPasswordPage.css.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";
import { changeSchema, WRONG_OLD_PASSWORD } from "./changeSchema.ts";

/** Changes the login password. Every device, including this one, then has to log in again (SE-07, MC-15). */
export function ModifyPasswordPage() {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const username = useUser()?.username ?? "";
  const [typed, setTyped] = useState("");
  const schema = useMemo(() => changeSchema(t, true), [t]);

  const change = useAction(modifyPass, {
    after: async () => {
      // The server has ended every session; this removes ours and notifies the other tabs.
      await client.session.logOut();
      // By then the page's guard has opened a login that would return here.
      await navigate(hrefTo.login(), { replace: true, state: { news: "passwordSet" } satisfies LoginState });
    },
    faultAt: (fault) => ({ message: errorMessage(fault), ...(fault.code === WRONG_OLD_PASSWORD && { field: "old" }) }),
  });
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("modify.title")}</h1>
      <p className={styles.lead}>{t("modify.lead")}</p>
      <Form
        schema={schema}
        defaultValues={{ old: "", password: "", repeat: "" }}
        onSubmit={({ values }: { values: z.output<typeof schema> }) =>
          change.submit({ password: values.old, newPassword: values.password })
        }
        onDraft={({ values }) => setTyped(values.password)}
      >
        {/* Password managers store the new password under this name. */}
        <input type="text" hidden readOnly autoComplete="username" value={username} />
        <PasswordField
          name="old"
          label={t("modify.old")}
          autoComplete="current-password"
          aside={<TextLink href={hrefTo.forgetPassword()}>{t("modify.forgot")}</TextLink>}
        />
        <PasswordField name="password" label={t("modify.new")} help={t("password.help")} autoComplete="new-password" />
        <PasswordStrength password={typed} />
        <PasswordField name="repeat" label={t("password.repeat")} autoComplete="new-password" />
        <SubmitButton>{t("modify.submit")}</SubmitButton>
      </Form>
    </div>
  );
}
