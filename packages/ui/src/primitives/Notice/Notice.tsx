import { clsx } from "clsx";
import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import * as styles from "./Notice.css.ts";

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link Notice}. */
export interface NoticeProps extends ComponentPropsWithRef<"div"> {
  /** What kind of news it is. @default "info" */
  tone?: "info" | "success" | "warning" | "danger" | undefined;
  /** Link or button at the end of the line. */
  action?: ReactNode | undefined;
}

/** A sentence that stays in the page, beside what it is about. For news that go by themselves use `useToast`. */
export function Notice({ tone = "info", action, className, children, ...rest }: NoticeProps) {
  const Icon = icons[tone];
  return (
    <div data-component="Notice" data-tone={tone} {...rest} className={clsx(styles.root({ tone }), className)}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>{children}</div>
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
