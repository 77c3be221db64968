import { Button } from "@sundry/ui/primitives/Button";
import { Dialog } from "@sundry/ui/primitives/Dialog";
import { useTranslation } from "react-i18next";
import { type Intent, intents } from "../../shared/session/intent.ts";

/** Why the prompt is there: an action of a visitor, customer service, or a session that ended on the open page. */
export type LoginReason = "action" | "service" | "lost";

const sentences = { action: "login.text", service: "login.service", lost: "login.lost" } as const;

interface LoginDialogProps {
  reason: LoginReason;
  /** What goes on after the log-in. */
  intent: Intent | undefined;
  onLogIn: () => void;
  onStay: () => void;
}

/** The dialog titled Login: Login now or Stay here (decisions 3). */
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
