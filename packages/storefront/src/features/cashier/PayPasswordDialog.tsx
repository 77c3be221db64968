import { setPassword } from "@sundry/api/contract/wallet";
import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useAction } from "../../shared/data/useAction.ts";
import * as styles from "./CashierPage.css.ts";

const shortest = 8;

/** Sets the first payment password: at least 8 characters, typed twice (SE-07). */
export function PayPasswordDialog({ onClose }: { onClose: (event: { set: boolean }) => void }) {
  const { t } = useTranslation("cashier");
  const schema = useMemo(
    () =>
      z
        .object({
          password: z.string().check(z.refine((text) => [...text].length >= shortest, t("payPassword.short"))),
          repeat: z.string(),
        })
        .check(
          z.refine(({ password, repeat }) => password === repeat, {
            error: t("payPassword.differs"),
            path: ["repeat"],
            when: () => true,
          }),
        ),
    [t],
  );
  const { submit } = useAction(setPassword, {
    success: t("payPassword.done"),
    after: () => onClose({ set: true }),
  });
  return (
    <Dialog
      open
      title={t("payPassword.title")}
      description={t("payPassword.text")}
      onOpenChange={({ open }) => {
        if (!open) onClose({ set: false });
      }}
    >
      <Form
        schema={schema}
        defaultValues={{ password: "", repeat: "" }}
        onSubmit={({ values: { password } }) => submit({ password })}
        className={styles.dialogForm}
      >
        <PasswordField name="password" label={t("payPassword.first")} autoComplete="new-password" />
        <PasswordField name="repeat" label={t("payPassword.again")} autoComplete="new-password" />
        <SubmitButton>{t("payPassword.save")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
