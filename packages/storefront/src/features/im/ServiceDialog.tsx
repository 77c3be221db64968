import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { MovableDialog } from "@sundry/ui/primitives/MovableDialog";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { ServiceTopic } from "./customerService.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useIsUsualShop } from "../../shared/site/site.ts";
import * as styles from "./ServiceDialog.css.ts";
import { frameSandbox } from "./frameSandbox.ts";
import { useChat } from "./useChat.ts";

interface ServiceDialogProps {
  /** The store and product of the buyer's question. */
  topic: ServiceTopic;
  onClose: () => void;
}

/**
 * The chat page in a movable dialog, once the server has confirmed the login (SB-07). The only message that the shop
 * accepts from it is a request to close (lesson 37).
 */
export function ServiceDialog({ topic, onClose }: ServiceDialogProps) {
  const { t } = useTranslation("im");
  const usual = useIsUsualShop();
  const errorMessage = useErrorMessage();
  const { chat, retry } = useChat(topic);
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useEffectEvent(onClose);
  // The login prompt already says that the session has ended.
  const lost = chat.state === "failed" && (chat.fault?.kind === "unauthorized" || chat.fault?.kind === "aborted");
  useEffect(() => {
    if (lost) close();
  }, [lost]);
  const origin = chat.state === "open" ? new URL(chat.address).origin : undefined;
  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && (from === origin || from === "null") && data === "close-chat")
        close();
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [origin]);
  if (chat.state === "asking" || lost) return null;
  return (
    <MovableDialog open title={t("title")} onOpenChange={({ open }) => !open && onClose()}>
      {chat.state === "open" ? (
        <iframe
          ref={frame}
          src={chat.address}
          title={t("frame")}
          referrerPolicy="no-referrer"
          sandbox={frameSandbox(chat.address, window.location.origin)}
          className={styles.frame}
        />
      ) : (
        <div className={styles.fault}>
          <ErrorState
            kind={chat.fault && faultKind(chat.fault)}
            title={t("failed")}
            cause={chat.fault ? errorMessage(chat.fault) : t("noPage")}
            onRetry={retry}
          />
          <p>{t(usual ? "byMail" : "byMailOnly")}</p>
          <ButtonLink variant="outline" href={hrefTo.contact()} onClick={onClose}>
            {t("contact")}
          </ButtonLink>
        </div>
      )}
    </MovableDialog>
  );
}
