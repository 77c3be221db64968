import { Button } from "@sundry/ui/primitives/Button";
import { Notice } from "@sundry/ui/primitives/Notice";
import { TextLink } from "@sundry/ui/primitives/TextLink";
import { type ReactNode, useId } from "react";
import { useTranslation } from "react-i18next";
import { useErrorMessage } from "../../../shared/data/errorMessage.ts";
import type { Read } from "../../../shared/data/useRead.ts";
import * as styles from "./MemberHomePage.css.ts";

interface HomePartProps<T> {
  title: string;
  /** The page with the full list, and the text of the link to it. */
  href: string;
  all: string;
  read: Read<T>;
  /** Skeleton shown while loading. */
  skeleton: ReactNode;
  children: (data: T) => ReactNode;
}

/** A part of the member's home that loads and fails by itself (MC-01). */
export function HomePart<T>({ title, href, all, read, skeleton, children }: HomePartProps<T>) {
  const { t } = useTranslation("shell");
  const errorMessage = useErrorMessage();
  const id = useId();
  return (
    <section aria-labelledby={id} aria-busy={read.loading || undefined} className={styles.part}>
      <div className={styles.partHead}>
        <h2 id={id} className={styles.partTitle}>
          {title}
        </h2>
        <TextLink href={href} className={styles.all}>
          {all}
        </TextLink>
      </div>
      {read.data === undefined && !read.error && skeleton}
      {read.data === undefined && read.error && (
        <Notice
          tone="danger"
          action={
            <Button size="sm" variant="outline" onClick={() => void read.reload()}>
              {t("retry")}
            </Button>
          }
        >
          {errorMessage(read.error)}
        </Notice>
      )}
      {read.data !== undefined && children(read.data)}
    </section>
  );
}
