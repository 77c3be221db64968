"use client";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/dialog";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { keepOverlayOpen } from "../../internal/keepOverlayOpen.ts";
import { scrim } from "../../internal/overlay.css.ts";
import { useFocusReturn } from "../../internal/useFocusReturn.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import type { HeadingLevel } from "../Heading/index.ts";
import { IconButton } from "../IconButton/index.ts";

interface ModalPanelProps extends ComponentPropsWithRef<"div"> {
  open?: boolean | undefined;
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
  trigger?: ReactNode | undefined;
  /** Whether the rest of the page is inert while it is open. @default true */
  modal?: boolean | undefined;
  /** Look of the layer between page and panel. */
  overlayClassName?: string | undefined;
}

/**
 * What `Dialog`, `Drawer` and `Sheet` have in common: opening and closing, a layer over the page, and the focus, which goes
 * back to the trigger. They fill it with a title and their content.
 */
export function ModalPanel({
  open,
  onOpenChange,
  trigger,
  modal = true,
  overlayClassName,
  children,
  ...rest
}: ModalPanelProps) {
  const container = usePortalContainer();
  const focusReturn = useFocusReturn(trigger != null);
  const overlay = clsx(scrim, overlayClassName);
  return (
    <Radix.Root
      modal={modal}
      {...(open !== undefined && { open })}
      onOpenChange={(next) => onOpenChange?.({ open: next })}
    >
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal container={container}>
        {modal ? <Radix.Overlay className={overlay} /> : <div className={overlay} />}
        <Radix.Content onInteractOutside={keepOverlayOpen} {...focusReturn} {...rest}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

interface ModalTitleProps {
  level: HeadingLevel;
  className: string;
  children: ReactNode;
}

/** The heading that names a {@link ModalPanel}. */
export function ModalTitle({ level, className, children }: ModalTitleProps) {
  const Title = `h${level}` as const;
  return (
    <Radix.Title asChild>
      <Title className={className}>{children}</Title>
    </Radix.Title>
  );
}

/** The button that closes a {@link ModalPanel}. */
export function ModalClose({ className }: { className?: string }) {
  const { close } = useMessages();
  return (
    <Radix.Close asChild>
      <IconButton label={close} {...(className && { className })}>
        <X />
      </IconButton>
    </Radix.Close>
  );
}

/** The sentence that describes a {@link ModalPanel}. */
export const ModalDescription = Radix.Description;
