"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import type { HeadingLevel } from "../Heading/index.ts";
import * as styles from "./Dialog.css.ts";
import { ModalClose, ModalDescription, ModalPanel, ModalTitle } from "./ModalPanel.tsx";

/** Props of {@link Dialog}. */
export interface DialogProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** The dialog's heading and accessible name. */
  title: ReactNode;
  /** A sentence of explanation. */
  description?: ReactNode | undefined;
  /** Whether it is open. Leave out to let `trigger` control it. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
  /** The button that opens it; focus returns to it. */
  trigger?: ReactNode | undefined;
  /** Buttons at the end, the main one last. */
  actions?: ReactNode | undefined;
  /** Width: 440 or 640 px; on a phone it is a sheet at the bottom. @default "md" */
  size?: "md" | "lg" | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A modal dialog. For a list beside the page use `Drawer`, for choices `Menu`. */
export function Dialog(props: DialogProps) {
  const { title, description, actions, size, headingLevel = 2, className, children, ...rest } = props;
  return (
    <ModalPanel
      data-component="Dialog"
      overlayClassName={styles.above}
      {...(!description && { "aria-describedby": undefined })}
      {...rest}
      className={clsx(styles.dialog({ size }), className)}
    >
      <div className={styles.head}>
        <ModalTitle level={headingLevel} className={styles.title}>
          {title}
        </ModalTitle>
        <ModalClose className={styles.close} />
      </div>
      {description ? <ModalDescription className={styles.description}>{description}</ModalDescription> : null}
      {children}
      {actions ? <div className={styles.actions}>{actions}</div> : null}
    </ModalPanel>
  );
}
