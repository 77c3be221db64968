import { ApiError } from "@sundry/api/client";
import { register } from "@sundry/api/contract/session";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { CodeField } from "@sundry/ui/forms/CodeField";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type * as z from "zod/mini";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { client, type Fault } from "../../shared/data/client.ts";
import { shopConfig } from "../../shared/site/config.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import type { LoginState } from "./readLoginState.ts";
import { fields } from "./AuthLayout.css.ts";
import { ALREADY_REGISTERED, WRONG_CODE } from "./codeRefusals.ts";
import { contactRule } from "./contactRule.ts";
import { isMobile, plainRecipient } from "./recipient.ts";
import { registerSchema } from "./registerSchema.ts";
import { useFinishLogin } from "./useFinishLogin.ts";
import { useRegistrationCode } from "./useRegistrationCode.ts";
import { useSendCode } from "./useSendCode.ts";

const privacy = hrefTo.article({ id: shopConfig.footerArticles.privacy });

/**
 * Username, mobile number or email address with its code, password twice, and consent; then the buyer is logged in. Names
 * are kept as a draft, secrets never (SE-07).
 */
export function RegisterForm() {
  const { t } = useTranslation("session");
  const [back] = usePageQuery("signUp");
  const navigate = useNavigate();
  const finish = useFinishLogin();
  const errorMessage = useErrorMessage();
  const required = useRegistrationCode();
  const { waitUntil, onSend, dialog } = useSendCode("REGISTER");
  const draft = useDraft("register", { username: "", contact: "" });
  const [hasContact, setHasContact] = useState(draft.values.contact !== "");
  const rule = useMemo(() => contactRule(), []);
  const schema = useMemo(() => registerSchema(t, required, rule), [t, required, rule]);

  const registration = useAction(
    async ({ username, password, code, contact: typed }: z.output<typeof schema>) => {
      const contact = plainRecipient(typed);
      const proof = isMobile(contact) ? { mobilePhone: contact, code } : { email: contact, code };
      const tokens = await client.send(register, { username, password, ...(contact !== "" && proof) });
      await finish(tokens).catch((fault: unknown) => {
        if (!(fault instanceof ApiError)) throw fault;
        // The account exists, so sending the form again would say that its name is taken.
        return navigate(hrefTo.login(back), {
          state: { registered: username, news: "registered" } satisfies LoginState,
        });
      });
    },
    {
      faultAt: (fault, { contact }) => ({ message: errorMessage(fault), field: fieldOf(fault, contact.trim()) }),
    },
  );
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{ ...draft.values, code: "", password: "", repeat: "", agree: false }}
        onDraft={({ values: { username, contact } }) => {
          draft.keep({ values: { username, contact } });
          setHasContact(contact.trim() !== "");
        }}
        onSubmit={draft.sending(({ values }) => registration.submit(values))}
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
        <TextField
          name="contact"
          label={t(rule.label)}
          help={t("register.contactHelp")}
          optional={!required}
          autoComplete={rule.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
        />
        {(required || hasContact) && (
          <CodeField
            name="code"
            label={t("code.label")}
            to="contact"
            accepts={rule.accepts}
            waitUntil={waitUntil}
            onSend={onSend}
          />
        )}
        <PasswordField
          name="password"
          label={t("register.password")}
          help={t("register.passwordHelp")}
          autoComplete="new-password"
        />
        <PasswordField name="repeat" label={t("register.repeat")} autoComplete="new-password" />
        <CheckboxField
          name="agree"
          label={
            <>
              <span>{t("register.agree")}</span>
              <TextLink href={privacy} newTab>
                {t("register.privacy")}
              </TextLink>
            </>
          }
        />
        <SubmitButton>{t("register.submit")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}

/**
 * The field that a refusal is about. With a mobile number or email address, "taken" may mean either, so it shows above
 * the form.
 */
function fieldOf({ code }: Fault, contact: string): string | undefined {
  if (code === WRONG_CODE) return "code";
  return code === ALREADY_REGISTERED && contact === "" ? "username" : undefined;
}
