"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { Button } from "../Button/index.ts";
import type { HeadingLevel } from "../Heading/index.ts";
import { type FaultKind, FaultPicture } from "./FaultPicture.tsx";
import * as styles from "./ErrorState.css.ts";

/** Props of {@link ErrorState}. */
export interface ErrorStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** What failed. @default "Couldn't load this" in the page's language */
  title?: ReactNode | undefined;
  /** Why, in words a buyer understands. */
  cause?: ReactNode | undefined;
  /** Called to try again; without it there is no such button. */
  onRetry?: (() => void) | undefined;
  /** Another action, instead of or beside the retry button. */
  action?: ReactNode | undefined;
  /** Kind of the cause, which has a picture of its own: no network, too slow, nothing there, not allowed, or the server's fault. */
  kind?: FaultKind | undefined;
  /** Icon for the cause, instead of a picture. @default a warning sign */
  icon?: ReactNode | undefined;
  /** Level of the title. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * Something that failed to load, with its cause and a retry button. For a failed action use a toast, for an empty list
 * `EmptyState`.
 */
export function ErrorState(props: ErrorStateProps) {
  const { title, cause, onRetry, action, kind, icon, headingLevel = 2, className, ...rest } = props;
  const { errorTitle, retry } = useMessages();
  const Heading = `h${headingLevel}` as const;
  return (
    <div data-component="ErrorState" role="alert" {...rest} className={clsx(styles.root, className)}>
      <span
        data-part="icon"
        data-kind={kind}
        aria-hidden="true"
        className={clsx(styles.icon, kind && !icon && styles.picture)}
      >
        {icon ?? (kind ? <FaultPicture kind={kind} /> : <CircleAlert />)}
      </span>
      <Heading className={styles.title}>{title ?? errorTitle}</Heading>
      {cause ? <p className={styles.text}>{cause}</p> : null}
      {onRetry || action ? (
        <div className={styles.action}>
          {onRetry ? (
            <Button variant="outline" onClick={() => onRetry()}>
              {retry}
            </Button>
          ) : null}
          {action}
        </div>
      ) : null}
    </div>
  );
}
