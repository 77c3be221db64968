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
import * as styles from "./Dialog.css.ts";

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
}

/** A modal dialog. For a list beside the page use `Drawer`, for choices `Menu`. */
export function Dialog(props: DialogProps) {
  const { title, description, open, onOpenChange, trigger, actions, size, className, children, ...rest } = props;
  const { close } = useMessages();
  const container = usePortalContainer();
  const focusReturn = useFocusReturn(trigger != null);
  return (
    <Radix.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.({ open: next })}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        <Radix.Overlay className={clsx(scrim, styles.above)} />
        <Radix.Content
          data-component="Dialog"
          {...(!description && { "aria-describedby": undefined })}
          onInteractOutside={keepOverlayOpen}
          {...focusReturn}
          {...rest}
          className={clsx(styles.dialog({ size }), className)}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label={close} className={styles.close}>
                <X />
              </IconButton>
            </Radix.Close>
          </div>
          {description ? <Radix.Description className={styles.description}>{description}</Radix.Description> : null}
          {children}
          {actions ? <div className={styles.actions}>{actions}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
