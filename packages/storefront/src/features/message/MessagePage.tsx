import type { Message } from "@sundry/api/contract/entities/message";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useToast } from "@sundry/ui/primitives/Toast";
import { ChevronLeft, ChevronRight, Trash2 } from "lucide-react";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate, useSearchParams } from "react-router-dom";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { shopDate } from "../../shared/i18n/shopTime.ts";
import { MessageText } from "./MessageText.tsx";
import { messageAddress, messageListAddress } from "./messageListQuery.ts";
import * as lists from "../../shared/list/listPage.css.ts";
import * as styles from "./messages.css.ts";
import { useMessage } from "./useMessage.ts";
import { useMessageActions } from "./useMessageActions.ts";

/** One message, which is read by being opened, and the ways to its neighbours; an unknown one leads to the list (MC-13). */
export function MessagePage() {
  const { t } = useTranslation("message");
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const { show } = useToast();
  const words = useFaultWords();
  const { message, newer, older, error, missing, reload } = useMessage(params.get("id") ?? "");
  const leave = useEffectEvent(() => {
    show({ tone: "warning", text: t("gone") });
    void navigate("/home/MsgList", { replace: true });
  });
  useEffect(() => {
    if (missing) leave();
  }, [missing]);
  return (
    <div className={lists.page}>
      <nav aria-label={t("ways")} className={styles.head}>
        <TextLink
          href={messageListAddress({
            status: message?.status === "ALREADY_REMOVE" ? "ALREADY_REMOVE" : "UN_READY",
            pageNumber: 1,
          })}
        >
          {t("all")}
        </TextLink>
        <span className={styles.neighbours}>
          {newer && (
            <ButtonLink variant="quiet" size="sm" icon={<ChevronLeft />} href={messageAddress(newer)}>
              {t("newer")}
            </ButtonLink>
          )}
          {older && (
            <ButtonLink variant="quiet" size="sm" icon={<ChevronRight />} href={messageAddress(older)}>
              {t("older")}
            </ButtonLink>
          )}
        </span>
      </nav>
      {message && <OpenMessage key={message.id} message={message} />}
      {!message && error && <ErrorState cause={words(error)} onRetry={() => void reload()} />}
      {!message && !error && (
        <div aria-busy="true">
          <Skeleton className={styles.waitingMessage} />
        </div>
      )}
    </div>
  );
}

function OpenMessage({ message }: { message: Message }) {
  const { t } = useTranslation("message");
  const locale = useLocale();
  const navigate = useNavigate();
  const actions = useMessageActions();
  const { id, status, title, content, createTime } = message;
  const opened = useEffectEvent(() => void actions.open(id));
  useEffect(() => {
    if (status === "UN_READY") opened();
  }, [status]);
  const drop = async () => {
    if (await actions.drop(id)) void navigate("/home/MsgList");
  };
  return (
    <article className={styles.panel}>
      <h1 className={styles.title}>{title}</h1>
      <time className={styles.quiet}>{shopDate(createTime, locale, "dayTime")}</time>
      <MessageText text={content} />
      {status !== "ALREADY_REMOVE" && (
        <Button
          variant="outline"
          icon={<Trash2 />}
          loading={actions.leaving.has(id)}
          className={styles.end}
          onClick={() => void drop()}
        >
          {t("toBin")}
        </Button>
      )}
    </article>
  );
}
