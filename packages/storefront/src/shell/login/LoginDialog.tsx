import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import { type Intent, intents } from "../../shared/session/intent.ts";

/** Why the prompt opened: an action of a visitor, customer service, or a session that ended. */
export type LoginReason = "action" | "service" | "lost";

const sentences = { action: "login.text", service: "login.service", lost: "login.lost" } as const;

interface LoginDialogProps {
  reason: LoginReason;
  /** The action to resume after the login. */
  intent: Intent | undefined;
  onLogIn: () => void;
  onStay: () => void;
}

/** The dialog titled Login: Login now or Stay here (product 3). */
export function LoginDialog({ reason, intent, onLogIn, onStay }: LoginDialogProps) {
  const { t } = useTranslation("shell");
  const logIn = () => {
    if (intent) intents.store(intent);
    onLogIn();
  };
  return (
    <Dialog
      open
      title={t("login.title")}
      description={t(sentences[reason])}
      onOpenChange={({ open }) => {
        if (!open) onStay();
      }}
      actions={
        <>
          <Button variant="quiet" onClick={onStay}>
            {t("login.stay")}
          </Button>
          <Button onClick={logIn}>{t("login.now")}</Button>
        </>
      }
    />
  );
}
