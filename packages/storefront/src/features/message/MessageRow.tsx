import type { Message } from "@sundry/api/contract/entities/message";
import { IconButton } from "@sundry/ui/primitives/IconButton";
import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { UiLink } from "@sundry/ui/runtime";
import Trash2 from "lucide-react/icons/trash";
import { useTranslation } from "react-i18next";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./messages.css.ts";

interface MessageRowProps {
  message: Message;
  /** Moves it to the bin; undefined for a message in the bin. */
  onDrop: (() => void) | undefined;
}

/** A message in the list: its title is the link, a dot marks it as unread. */
export function MessageRow({ message, onDrop }: MessageRowProps) {
  const { t } = useTranslation("message");
  const shopTime = useShopTime();
  const unread = message.status === "UN_READY";
  return (
    <>
      <div className={styles.rowWords}>
        <UiLink href={hrefTo.message({ id: message.id })} data-unread={unread || undefined} className={styles.rowTitle}>
          {unread && (
            <span className={styles.dot}>
              <VisuallyHidden>{t("unread")}</VisuallyHidden>
            </span>
          )}
          <span>{message.title}</span>
        </UiLink>
        <p className={styles.preview}>{message.content}</p>
        <time className={styles.quiet}>{shopTime.time(message.createTime)}</time>
      </div>
      {onDrop && (
        <IconButton label={t("moveToBin", { title: message.title })} className={styles.drop} onClick={onDrop}>
          <Trash2 />
        </IconButton>
      )}
    </>
  );
}
