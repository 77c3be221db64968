"use client";
import { clsx } from "clsx";
import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { scrim } from "../../internal/overlay.css.ts";
import { keepOverlayOpen } from "../../internal/keepOverlayOpen.ts";
import { useFocusReturn } from "../../internal/useFocusReturn.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./Drawer.css.ts";

/** For the part that scrolls: a list of plain text has nothing else for the keys to hold on to. */
const reachableByKeys = { tabIndex: 0 };

/** Props of {@link Drawer}. */
export interface DrawerProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** What is in it: the drawer's heading and name. */
  title: ReactNode;
  /** A count or state behind the title. */
  titleMeta?: ReactNode | undefined;
  /** Open or not; leave it out if `trigger` alone decides. */
  open?: boolean | undefined;
  /** Called when the buyer opens or leaves it. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
  /** The button that opens it; focus comes back to it. */
  trigger?: ReactNode | undefined;
  /** Stays at the foot while the list scrolls; leave it out if the list is empty. */
  footer?: ReactNode | undefined;
  /** Side it comes from; `bottom` is a sheet. @default "end" */
  placement?: "end" | "start" | "bottom" | undefined;
  /** Whether the rest of the page is out of reach meanwhile; the sidebar beside its drawers is not. @default true */
  modal?: boolean | undefined;
}

/** A list beside the page, 300 px wide, over it. For a question use `Dialog`. */
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
