import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import CircleCheck from "lucide-react/icons/circle-check";
import Info from "lucide-react/icons/info";
import TriangleAlert from "lucide-react/icons/triangle-exclamation-point";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import * as styles from "./Notice.css.ts";

const icons = { neutral: Info, info: Info, success: CircleCheck, warning: TriangleAlert, danger: CircleAlert };

/** Props of {@link Notice}. */
export interface NoticeProps extends ComponentPropsWithRef<"div"> {
  /** Kind of message. @default "info" */
  tone?: "neutral" | "info" | "success" | "warning" | "danger" | undefined;
  /** Link or button at the end. */
  action?: ReactNode | undefined;
}

/** A message that stays on the page. For one that disappears use `useToast`. */
export function Notice({ tone = "info", action, className, children, ...rest }: NoticeProps) {
  const Icon = Object.hasOwn(icons, tone) ? icons[tone] : Info;
  return (
    <div data-component="Notice" data-tone={tone} {...rest} className={clsx(styles.root({ tone }), className)}>
      <Icon aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>{ownText(children)}</div>
      {action && <div data-part="action">{action}</div>}
    </div>
  );
}
