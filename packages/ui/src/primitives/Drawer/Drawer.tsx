"use client";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import { Dialog as Radix } from "radix-ui";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { scrim } from "../../internal/overlay.css.ts";
import { keepOverlayOpen } from "../../internal/keepOverlayOpen.ts";
import { useFocusReturn } from "../../internal/useFocusReturn.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./Drawer.css.ts";

/** The scrolling part must be focusable, because plain text has nothing else for the keyboard. */
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
  /** Whether the rest of the page is inert meanwhile. @default true */
  modal?: boolean | undefined;
}

/** A panel at the side of the page, 300 px wide. For a question use `Dialog`. */
export function Drawer(props: DrawerProps) {
  const {
    title,
    titleMeta,
    open,
    onOpenChange,
    trigger,
    footer,
    placement,
    modal = true,
    className,
    children,
    ...rest
  } = props;
  const { close } = useMessages();
  const container = usePortalContainer();
  const focusReturn = useFocusReturn(trigger != null);
  return (
    <Radix.Root
      modal={modal}
      {...(open !== undefined && { open })}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        {modal ? <Radix.Overlay className={scrim} /> : <div className={scrim} />}
        <Radix.Content
          data-component="Drawer"
          aria-describedby={undefined}
          onInteractOutside={keepOverlayOpen}
          {...focusReturn}
          {...rest}
          className={clsx(styles.drawer({ placement }), className)}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>
              {title}
              {titleMeta ? <span className={styles.meta}>{titleMeta}</span> : null}
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={close}>
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          <div data-part="list" {...reachableByKeys} className={styles.list}>
            {children}
          </div>
          {footer ? (
            <div data-part="footer" className={styles.foot}>
              {footer}
            </div>
          ) : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
