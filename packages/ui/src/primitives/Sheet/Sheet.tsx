"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { HeadingLevel } from "../Heading/index.ts";
import { ModalClose, ModalDescription, ModalPanel, ModalTitle } from "../Dialog/ModalPanel.tsx";
import * as styles from "./Sheet.css.ts";

/** The scrolling part must be focusable, because plain text has nothing else for the keyboard. */
const reachableByKeys = { tabIndex: 0 };

/** Props of {@link Sheet}. */
export interface SheetProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** The sheet's heading and accessible name. */
  title: ReactNode;
  /** A sentence of explanation. */
  description?: ReactNode | undefined;
  /** Whether it is open. Leave out to let `trigger` control it. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
  /** The button that opens it; focus returns to it. */
  trigger?: ReactNode | undefined;
  /** Buttons that stay at the bottom, the main one last. */
  actions?: ReactNode | undefined;
  /** Width: 440 or 640 px; on a phone it comes from the bottom. @default "md" */
  size?: "md" | "lg" | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A modal panel for a task beside the page, such as a long form: at the side, on a phone from the bottom. For a short question use
 * `Dialog`, for a list `Drawer`.
 */
export function Sheet(props: SheetProps) {
  const { title, description, actions, size, headingLevel = 2, className, children, ...rest } = props;
  return (
    <ModalPanel
      data-component="Sheet"
      overlayClassName={styles.above}
      {...(!description && { "aria-describedby": undefined })}
      {...rest}
      className={clsx(styles.sheet({ size }), className)}
    >
      <div className={styles.head}>
        <div className={styles.words}>
          <ModalTitle level={headingLevel} className={styles.title}>
            {title}
          </ModalTitle>
          {description ? <ModalDescription className={styles.description}>{description}</ModalDescription> : null}
        </div>
        <ModalClose />
      </div>
      <div data-part="body" {...reachableByKeys} className={styles.body}>
        {children}
      </div>
      {actions ? (
        <div data-part="actions" className={styles.foot}>
          {actions}
        </div>
      ) : null}
    </ModalPanel>
  );
}
