import { UiLink } from "@sundry/ui/runtime";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { useAnnouncements } from "../announcements/useAnnouncements.ts";
import * as styles from "./EntriesSheet.css.ts";

/** Announcements shown on a phone. */
const SHOWN = 3;

/** The newest announcements in the sheet of a phone, which has no ticker; nothing without any (HM-01). */
export function SheetNews({ onChoose }: { onChoose: () => void }) {
  const { t } = useTranslation("rail");
  const id = useId();
  const news = useAnnouncements().slice(0, SHOWN);
  if (news.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.news}>
      <h3 id={id} className={styles.newsTitle}>
        {t("news.label")}
      </h3>
      <ul>
        {news.map((one) => (
          <li key={one.id}>
            <UiLink href={hrefTo.article({ id: one.id })} className={styles.newsLink} onClick={onChoose}>
              {one.title}
            </UiLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
