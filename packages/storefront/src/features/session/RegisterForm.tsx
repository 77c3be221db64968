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
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import type { Arrival } from "./arrival.ts";
import { fields } from "./AuthLayout.css.ts";
import { TAKEN, WRONG_CODE } from "./codeRefusals.ts";
import { isMobile, isRecipient } from "./recipient.ts";
import { registerSchema } from "./registerSchema.ts";
import { useRegistrationCode } from "./useRegistrationCode.ts";
import { useSendCode } from "./useSendCode.ts";

const privacy = hrefTo.article({ id: shopConfig.footerArticles.privacy });

/** Username, mobile or email address with its code, password twice, and consent. Names are kept as a draft, secrets never (SE-07). */
export function RegisterForm() {
  const { t } = useTranslation("session");
  const [back] = usePageQuery("signUp");
  const navigate = useNavigate();
  const words = useFaultWords();
  const required = useRegistrationCode();
  const { waitUntil, onSend, dialog } = useSendCode("REGISTER");
  const draft = useDraft("register", { username: "", contact: "" });
  const [hasContact, setHasContact] = useState(draft.values.contact !== "");
  const schema = useMemo(() => registerSchema(t, required), [t, required]);

  const registration = useAction(
    ({ username, password, code, contact: typed }: z.output<typeof schema>) => {
      const contact = typed.trim();
      const proof = isMobile(contact) ? { mobilePhone: contact, code } : { email: contact, code };
      return client.send(register, { username, password, ...(contact !== "" && proof) });
    },
    {
      after: (_result, { username }) =>
        navigate(hrefTo.login(back), { state: { registered: username, news: "registered" } satisfies Arrival }),
      faultAt: (fault, { contact }) => ({ message: words(fault), field: fieldOf(fault, contact.trim()) }),
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
          label={t("register.contact")}
          help={t("register.contactHelp")}
          optional={!required}
          autoCapitalize="none"
          spellCheck={false}
        />
        {(required || hasContact) && (
          <CodeField
            name="code"
            label={t("code.label")}
            to="contact"
            accepts={isRecipient}
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
              {t("register.agree")}
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

/** The field that a refusal is about. With a mobile or email address, "taken" may mean either, and stands above the form. */
function fieldOf({ code }: Fault, contact: string): string | undefined {
  if (code === WRONG_CODE) return "code";
  return code === TAKEN && contact === "" ? "username" : undefined;
}
