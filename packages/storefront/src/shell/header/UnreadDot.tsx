import { VisuallyHidden } from "@sundry/ui/primitives/VisuallyHidden";
import { useTranslation } from "react-i18next";
import { useUnreadMessages } from "../../features/message/index.ts";
import * as styles from "./TopBar.css.ts";

/** A dot beside "Messages" while there are unread ones (MC-13). */
export function UnreadDot() {
  const { t } = useTranslation("member");
  const count = useUnreadMessages();
  if (count === 0) return null;
  const words = t("unread", { count });
  return (
    <>
      <span aria-hidden="true" title={words} className={styles.dot} />
      <VisuallyHidden>{words}</VisuallyHidden>
    </>
  );
}
