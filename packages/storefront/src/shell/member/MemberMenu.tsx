import { Badge } from "@sundry/ui/primitives/Badge";
import { UiLink } from "@sundry/ui/runtime";
import ChevronRight from "lucide-react/icons/chevron-right";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { pageAt } from "../../shared/routing/addresses.ts";
import { useLinked } from "../../shared/site/closedPages.ts";
import { useUnreadMessages } from "../../features/message/index.ts";
import { MemberHead } from "./MemberHead.tsx";
import { isOpenAt, memberMenu } from "./memberMenu.ts";
import * as styles from "./MemberMenu.css.ts";

/**
 * The menu of the member pages, with the open page marked and a count of unread messages. `onHome`: without the link to
 * the member's home (MC-01).
 */
export function MemberMenu({ onHome = false }: { onHome?: boolean }) {
  const { t } = useTranslation("member");
  const { pathname } = useLocation();
  const id = useId();
  const unread = useUnreadMessages();
  const isLinked = useLinked();
  return (
    <div className={styles.groups}>
      {!isOpenAt(pathname, memberMenu[0].pages[0]) && <MemberHead />}
      {memberMenu.slice(onHome ? 1 : 0).map(({ group, pages }) => (
        <div key={group ?? ""} className={styles.group}>
          {group && (
            <p id={`${id}-${group}`} className={styles.title}>
              {t(`group.${group}`)}
            </p>
          )}
          <ul aria-labelledby={group && `${id}-${group}`} className={styles.list}>
            {pages
              .filter(({ href }) => isLinked(pageAt(href)))
              .map((page) => {
                const { key, href, icon: Icon } = page;
                return (
                  <li key={key}>
                    <UiLink
                      href={href}
                      aria-current={isOpenAt(pathname, page) ? "page" : undefined}
                      className={styles.link}
                    >
                      <Icon aria-hidden="true" className={styles.icon} />
                      <span>{t(`menu.${key}`)}</span>
                      {key === "messages" && (
                        <Badge count={unread} label={t("unread", { count: unread })} className={styles.unread} />
                      )}
                      <ChevronRight aria-hidden="true" className={styles.on} />
                    </UiLink>
                  </li>
                );
              })}
          </ul>
        </div>
      ))}
    </div>
  );
}
