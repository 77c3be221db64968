import { clsx } from "clsx";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { MovableDialog } from "@sundry/ui/primitives/MovableDialog";
import { Spinner } from "@sundry/ui/primitives/Spinner";
import { useEffect, useEffectEvent, useRef } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { ServiceTopic } from "./customerService.ts";
import { useUser } from "../../shared/session/session.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useIsUsualShop } from "../../shared/site/site.ts";
import * as styles from "./ServiceDialog.css.ts";
import { useDocked } from "./docked.ts";
import { frameSandbox } from "./frameSandbox.ts";
import { useChat } from "./useChat.ts";

interface ServiceDialogProps {
  /** The store and product of the buyer's question. */
  topic: ServiceTopic;
  /** How often it has been asked for: each time it takes the focus. */
  asked: number;
  onClose: () => void;
  /** The page has the sidebar. */
  besideRail: boolean;
}

/**
 * The chat page in a window beside the page, once the server has confirmed the login (SB-07). It stays while the buyer
 * goes from page to page, and ends with the login. The only message that the shop accepts from it is a request to close
 * (lesson 37).
 */
export function ServiceDialog({ topic, asked, onClose, besideRail }: ServiceDialogProps) {
  const { t } = useTranslation("im");
  const usual = useIsUsualShop();
  const errorMessage = useErrorMessage();
  const { chat, shown, retry } = useChat(topic);
  const { docked, onDockedChange } = useDocked();
  const user = useUser();
  const frame = useRef<HTMLIFrameElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  // The login prompt already says that the session has ended.
  const refused = chat.state === "failed" && (chat.fault?.kind === "unauthorized" || chat.fault?.kind === "aborted");
  const lost = refused || !user;
  useEffect(() => {
    if (lost) close();
  }, [lost]);
  useEffect(() => (frame.current ?? box.current)?.focus(), [asked]);
  const origin = chat.state === "open" ? new URL(chat.address).origin : undefined;
  useEffect(() => {
    const onMessage = ({ source, origin: from, data }: MessageEvent<unknown>) => {
      if (source === frame.current?.contentWindow && (from === origin || from === "null") && data === "close-chat")
        close();
    };
    window.addEventListener("message", onMessage);
    return () => window.removeEventListener("message", onMessage);
  }, [origin]);
  if (!shown || lost) return null;
  return (
    <MovableDialog
      ref={box}
      open
      title={t("title")}
      onOpenChange={({ open }) => !open && onClose()}
      docked={docked}
      onDockedChange={onDockedChange}
      className={clsx(docked && styles.docked, docked && besideRail && styles.besideRail)}
    >
      {chat.state === "asking" && (
        <div className={styles.asking}>
          <Spinner size="lg" />
        </div>
      )}
      {chat.state === "open" && (
        <iframe
          ref={frame}
          src={chat.address}
          title={t("frame")}
          referrerPolicy="no-referrer"
          sandbox={frameSandbox(chat.address, window.location.origin)}
          className={styles.frame}
        />
      )}
      {chat.state === "failed" && (
        <div className={styles.fault}>
          <ErrorState
            kind={chat.fault && faultKind(chat.fault)}
            title={t("failed")}
            cause={chat.fault ? errorMessage(chat.fault) : t("noPage")}
            onRetry={() => {
              // The button goes while the chat is asked for.
              box.current?.focus();
              retry();
            }}
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
