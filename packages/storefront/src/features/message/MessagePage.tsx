import type { Message } from "@sundry/api/contract/entities/message";
import { list, read, remove } from "@sundry/api/contract/message";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { useToast } from "@sundry/ui/primitives/Toast";
import ChevronLeft from "lucide-react/icons/chevron-left";
import ChevronRight from "lucide-react/icons/chevron-right";
import Trash2 from "lucide-react/icons/trash";
import { useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useAction } from "../../shared/data/useAction.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { MessageText } from "./MessageText.tsx";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import * as lists from "../../shared/list/listPage.css.ts";
import * as styles from "./messages.css.ts";
import { useMessage } from "./useMessage.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";

/**
 * One message, with links to its neighbours. Opening it marks it as read; an unknown one redirects to the list (MC-13).
 */
export function MessagePage() {
  const { t } = useTranslation("message");
  const [{ id }] = usePageQuery("message");
  const navigate = useNavigate();
  const { show } = useToast();
  const errorMessage = useErrorMessage();
  const { message, newer, older, error, missing, reload } = useMessage(id);
  const leave = useEffectEvent(() => {
    show({ tone: "warning", text: t("gone") });
    void navigate(hrefTo.messages(), { replace: true });
  });
  useEffect(() => {
    if (missing) leave();
  }, [missing]);
  return (
    <div className={lists.page}>
      <nav aria-label={t("otherMessages")} className={styles.head}>
        <TextLink
          href={hrefTo.messages({ status: message?.status === "ALREADY_REMOVE" ? "ALREADY_REMOVE" : "UN_READY" })}
        >
          {t("all")}
        </TextLink>
        <span className={styles.neighbours}>
          {newer && (
            <ButtonLink variant="quiet" size="sm" icon={<ChevronLeft />} href={hrefTo.message({ id: newer })}>
              {t("newer")}
            </ButtonLink>
          )}
          {older && (
            <ButtonLink variant="quiet" size="sm" href={hrefTo.message({ id: older })}>
              <span>{t("older")}</span>
              <ChevronRight aria-hidden="true" size={16} />
            </ButtonLink>
          )}
        </span>
      </nav>
      {message && <OpenMessage key={message.id} message={message} />}
      {!message && error && (
        <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
      )}
      {!message && !error && (
        <div aria-busy="true">
          <Skeleton className={styles.messageSkeleton} />
        </div>
      )}
    </div>
  );
}

function OpenMessage({ message }: { message: Message }) {
  const { t } = useTranslation("message");
  const shopTime = useShopTime();
  const navigate = useNavigate();
  const { id, status, title, content, createTime, goodsId, skuId } = message;
  // The buyer did not request this, so a failure is not shown; opening the message again tries again.
  const markAsRead = useAction(read, { invalidate: [list], refused: () => true });
  const opened = useEffectEvent(() => void markAsRead.run({ id }));
  useEffect(() => {
    if (status === "UN_READY") opened();
  }, [status]);
  const drop = useAction(remove, {
    invalidate: [list],
    success: (found) => (found ? { text: t("movedToBin") } : { tone: "danger", text: t("gone") }),
    after: (found) => found && void navigate(hrefTo.messages()),
  });
  return (
    <article className={styles.panel}>
      <h1 className={styles.title}>{title}</h1>
      <time className={styles.quiet}>{shopTime.time(createTime)}</time>
      <MessageText text={content} />
      {goodsId && skuId && (
        <ButtonLink variant="outline" href={hrefTo.goods({ goodsId, skuId })} className={styles.end}>
          {t("toGoods")}
        </ButtonLink>
      )}
      {status !== "ALREADY_REMOVE" && (
        <Button
          variant="outline"
          icon={<Trash2 />}
          loading={drop.pending}
          className={styles.end}
          onClick={() => void drop.run({ id })}
        >
          {t("delete")}
        </Button>
      )}
    </article>
  );
}
