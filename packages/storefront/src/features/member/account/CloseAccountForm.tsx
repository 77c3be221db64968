import type { ClosingProof } from "@sundry/api/contract/enums";
import { me } from "@sundry/api/contract/member";
import { close } from "@sundry/api/contract/privacy";
import { CodeField } from "@sundry/ui/forms/CodeField";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { client } from "../../../shared/data/client.ts";
import { useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { useAction } from "../../../shared/data/useAction.ts";
import { useRead } from "../../../shared/data/useRead.ts";
import { useShopTime } from "../../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { maskPhone } from "../../address/index.ts";
import { useSendCode, WRONG_CODE } from "../../session/index.ts";
import { WRONG_OLD_PASSWORD } from "./changeSchema.ts";
import { maskEmail } from "./maskEmail.ts";

/** The password, or a code for a buyer without one, that closes the account. It logs out all devices. */
export function CloseAccountForm({ proof }: { proof: ClosingProof }) {
  const { t } = useTranslation("memberAccount");
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const shopTime = useShopTime();
  const { data: member } = useRead(me, {});
  const { waitUntil, onSend, dialog } = useSendCode("CLOSE_ACCOUNT");
  const usesCode = proof === "CODE";
  const recipient = member?.mobile || member?.email || "";
  const shown = member?.mobile ? maskPhone(member.mobile) : maskEmail(recipient);
  const schema = useMemo(() => {
    const code = z.string().check(z.refine((typed) => !usesCode || /^\d{6}$/.test(typed), t("payReset.codeMissing")));
    const password = z.string().check(z.refine((typed) => usesCode || typed !== "", t("password.oldMissing")));
    return z.object({ to: z.string(), code, password });
  }, [t, usesCode]);
  const { submit } = useAction(close, {
    success: ({ closesAt }) => ({ text: t("closing.done", { time: shopTime.time(closesAt ?? "") }), tone: "success" }),
    after: async () => {
      await client.session.logOut();
      await navigate(hrefTo.login(), { replace: true });
    },
    faultAt: (fault) => {
      const field = { [WRONG_CODE]: "code", [WRONG_OLD_PASSWORD]: "password" }[fault.code ?? 0];
      return { message: errorMessage(fault), ...(field && { field }) };
    },
  });
  if (usesCode && !member) return null;
  return (
    <>
      <Form
        schema={schema}
        defaultValues={{ to: shown, code: "", password: "" }}
        onSubmit={({ values: { code, password } }) => submit(usesCode ? { code } : { password })}
      >
        {usesCode ? (
          <CodeField
            name="code"
            label={t("closing.code", { to: shown })}
            to="to"
            accepts={() => true}
            waitUntil={() => waitUntil(recipient)}
            onSend={() => onSend({ to: recipient })}
          />
        ) : (
          <PasswordField name="password" label={t("closing.password")} autoComplete="current-password" />
        )}
        <SubmitButton>{t("closing.submit")}</SubmitButton>
      </Form>
      {dialog}
    </>
  );
}
