import { ApiError } from "@sundry/api/client";
import { modifyPass } from "@sundry/api/contract/member";
import { Form, type FormError } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { client } from "../../../shared/data/client.ts";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import { useUser } from "../../../shared/session/session.ts";
import type { Arrival } from "../../session/index.ts";
import * as styles from "./ModifyPasswordPage.css.ts";
import { PasswordStrength } from "./PasswordStrength.tsx";
import { changeSchema, OLD_WRONG } from "./changeSchema.ts";

/** Changes the login password; afterwards every device, this one too, logs in again (SE-07, MC-15). */
export function ModifyPasswordPage() {
  const { t } = useTranslation("memberAccount");
  const words = useFaultWords();
  const navigate = useNavigate();
  const username = useUser()?.username ?? "";
  const [typed, setTyped] = useState("");
  const schema = useMemo(() => changeSchema(t, true), [t]);

  const change = async ({ values }: { values: z.output<typeof schema> }): Promise<readonly FormError[]> => {
    try {
      await client.send(modifyPass, { password: values.old, newPassword: values.password });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault), ...(fault.code === OLD_WRONG && { field: "old" }) }];
    }
    // The server has ended every session; this forgets ours and tells the other tabs.
    await client.session.logOut();
    // The guard of the page is quicker and would lead back here after the log-in.
    await navigate(hrefTo.login(), { replace: true, state: { news: "passwordSet" } satisfies Arrival });
    return [];
  };
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>{t("modify.title")}</h1>
      <p className={styles.lead}>{t("modify.lead")}</p>
      <Form
        schema={schema}
        defaultValues={{ old: "", password: "", repeat: "" }}
        onSubmit={change}
        onDraft={({ values }) => setTyped(values.password)}
      >
        {/* Password managers file the new password under this name. */}
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
