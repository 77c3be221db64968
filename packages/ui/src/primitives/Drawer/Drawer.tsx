"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { ownText } from "../../internal/ownText.tsx";
import type { HeadingLevel } from "../Heading/index.ts";
import { ModalClose, ModalPanel, ModalTitle } from "../Dialog/ModalPanel.tsx";
import * as styles from "./Drawer.css.ts";

/** The scrolling part must be focusable: plain text has nothing else for the keyboard. */
const reachableByKeys = { tabIndex: 0 };

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** The drawer's heading and accessible name. */
  title: ReactNode;
  /** A count or state after the title. */
  titleMeta?: ReactNode | undefined;
  /** Whether it is open. Leave out to let `trigger` control it. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
  /** The button that opens it; focus returns to it. */
  trigger?: ReactNode | undefined;
  /** Stays at the bottom while the content scrolls. */
  footer?: ReactNode | undefined;
  /** Side it opens from; `bottom` is a sheet. @default "end" */
  placement?: "end" | "start" | "bottom" | undefined;
  /** Whether the rest of the page is inert while it is open. @default true */
  modal?: boolean | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/** A panel at the side of the page, 300 px wide. For a question use `Dialog`. */
export function Drawer(props: DrawerProps) {
  const { title, titleMeta, footer, placement, headingLevel = 2, className, children, ...rest } = props;
  return (
    <ModalPanel
      data-component="Drawer"
      aria-describedby={undefined}
      {...rest}
      className={clsx(styles.drawer({ placement }), className)}
    >
      <div className={styles.head}>
        <ModalTitle level={headingLevel} className={styles.title}>
          {ownText(title)}
          {titleMeta ? <span className={styles.meta}>{titleMeta}</span> : null}
        </ModalTitle>
        <ModalClose />
      </div>
      <div data-part="list" {...reachableByKeys} className={styles.list}>
        {children}
      </div>
      {footer ? (
        <div data-part="footer" className={styles.foot}>
          {footer}
        </div>
      ) : null}
    </ModalPanel>
  );
}
