"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useState } from "react";
import type { HeadingLevel } from "../Heading/index.ts";
import { ThreadDrawing, type ThreadSubject } from "../ThreadDrawing/index.ts";
import * as styles from "./EmptyState.css.ts";

/** What the drawing of an {@link EmptyState} shows. */
export type EmptyDrawing = ThreadSubject;

/** Props of {@link EmptyState}. */
export interface EmptyStateProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** What is empty: "No orders yet". */
  title: ReactNode;
  /** What to do next. */
  text?: ReactNode | undefined;
  /** Address of a picture, 96 px. Left out, or replaced by the `drawing`, if it can't be loaded. */
  picture?: string | undefined;
  /** A drawing of the package, 160 px wide: a thread that runs out of a piece of cloth. Shown where there is no `picture`. */
  drawing?: EmptyDrawing | undefined;
  /** Button or link to the next step. */
  action?: ReactNode | undefined;
  /** Level of the title: 1 where it is the page's only heading. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** An empty list or page, and what to do next. For something that failed use `ErrorState`. */
export function EmptyState(props: EmptyStateProps) {
  const { title, text, picture, drawing, action, headingLevel = 2, className, ...rest } = props;
  const Heading = `h${headingLevel}` as const;
  const [missing, setMissing] = useState<string>();
  return (
    <div data-component="EmptyState" {...rest} className={clsx(styles.root, className)}>
      {picture && picture !== missing ? (
        <img
          data-part="picture"
          src={picture}
          alt=""
          width={96}
          height={96}
          className={styles.picture}
          onError={() => setMissing(picture)}
        />
      ) : drawing ? (
        <ThreadDrawing data-part="drawing" of={drawing} className={styles.drawing} />
      ) : null}
      <Heading className={styles.title}>{title}</Heading>
      {text ? <p className={styles.text}>{text}</p> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
