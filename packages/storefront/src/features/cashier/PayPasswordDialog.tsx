import { ApiError } from "@sundry/api/client";
import { setPassword } from "@sundry/api/contract/wallet";
import { Form, type FormError } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import * as styles from "./CashierPage.css.ts";

const shortest = 8;

/** Sets the first payment password: at least 8 characters, twice the same (SE-07). */
export function PayPasswordDialog({ onClose }: { onClose: (event: { set: boolean }) => void }) {
  const { t } = useTranslation("cashier");
  const words = useFaultWords();
  const { show } = useToast();
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
  const send = async (password: string): Promise<readonly FormError[]> => {
    try {
      await client.send(setPassword, { password });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return fault.kind === "aborted" || fault.kind === "unauthorized" ? [] : [{ message: words(fault) }];
    }
    show({ tone: "success", text: t("payPassword.done") });
    onClose({ set: true });
    return [];
  };
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
        onSubmit={({ values }) => send(values.password)}
        className={styles.dialogForm}
      >
        <PasswordField name="password" label={t("payPassword.first")} autoComplete="new-password" />
        <PasswordField name="repeat" label={t("payPassword.again")} autoComplete="new-password" />
        <SubmitButton>{t("payPassword.save")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
