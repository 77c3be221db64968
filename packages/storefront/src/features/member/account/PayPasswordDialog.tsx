import { Form } from "@sundry/ui/forms/Form";
import { PasswordField } from "@sundry/ui/forms/PasswordField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { changeSchema } from "./changeSchema.ts";
import * as styles from "./AccountSafePage.css.ts";
import { usePayPassword } from "./usePayPassword.ts";

interface PayPasswordDialogProps {
  /** Whether a password is set, so that the form asks for it. */
  isSet: boolean;
  onClose: () => void;
}

/** Sets or changes the payment password (MC-10, SE-07). */
export function PayPasswordDialog({ isSet, onClose }: PayPasswordDialogProps) {
  const { t } = useTranslation("memberAccount");
  const save = usePayPassword(isSet, onClose);
  const schema = useMemo(() => changeSchema(t, isSet), [t, isSet]);
  return (
    <Dialog
      open
      title={t(isSet ? "pay.change" : "pay.set")}
      description={t("pay.about")}
      onOpenChange={({ open }) => {
        if (!open) onClose();
      }}
    >
      <Form
        schema={schema}
        defaultValues={{ old: "", password: "", repeat: "" }}
        onSubmit={({ values }) => save.submit(values)}
        className={styles.form}
      >
        {isSet && (
          <PasswordField
            name="old"
            label={t("pay.old")}
            autoComplete="off"
            aside={<TextLink href={hrefTo.resetPayPassword()}>{t("pay.forgot")}</TextLink>}
          />
        )}
        <PasswordField name="password" label={t("pay.new")} help={t("password.help")} autoComplete="new-password" />
        <PasswordField name="repeat" label={t("password.repeat")} autoComplete="new-password" />
        <SubmitButton>{t("pay.submit")}</SubmitButton>
      </Form>
    </Dialog>
  );
}
