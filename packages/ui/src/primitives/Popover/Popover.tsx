"use client";
import { clsx } from "clsx";
import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/popover";
import { type ComponentPropsWithRef, type ReactElement, type ReactNode, useId } from "react";
import { keepOverlayOpen } from "../../internal/keepOverlayOpen.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import { IconButton } from "../IconButton/index.ts";
import * as styles from "./Popover.css.ts";

/** Props of {@link Popover}. */
export interface PopoverProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** The button that opens it; focus returns to it. */
  trigger: ReactElement;
  /** Its heading and accessible name. Without one, give `aria-label`. */
  title?: ReactNode | undefined;
  /** Whether it is open. Leave out to let `trigger` control it. */
  open?: boolean | undefined;
  /** Called when it opens or closes. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
  /** Edge of the trigger it aligns with. @default "start" */
  align?: "start" | "center" | "end" | undefined;
  /** Above or below the trigger, if there is room. @default "bottom" */
  side?: "top" | "bottom" | undefined;
  /** Width: at most 300 or 440 px. @default "sm" */
  size?: "sm" | "md" | undefined;
}

/**
 * A small panel beside its button, with things to read or press; the rest of the page stays usable. For actions use `Menu`, for a
 * question `Dialog`, for a short hint `Tooltip`.
 */
export function Popover(props: PopoverProps) {
  const {
    trigger,
    title,
    open,
    onOpenChange,
    align = "start",
    side = "bottom",
    size,
    className,
    children,
    ...rest
  } = props;
  const { close } = useMessages();
  const container = usePortalContainer();
  const titleId = useId();
  return (
    <Radix.Root {...(open !== undefined && { open })} onOpenChange={(next) => onOpenChange?.({ open: next })}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal container={container}>
        <Radix.Content
          data-component="Popover"
          align={align}
          side={side}
          sideOffset={6}
          collisionPadding={16}
          onInteractOutside={keepOverlayOpen}
          aria-labelledby={title === undefined ? undefined : titleId}
          {...rest}
          className={clsx(styles.popover({ size }), className)}
        >
          {title === undefined ? null : (
            <div className={styles.head}>
              <p id={titleId} data-part="title" className={styles.title}>
                {title}
              </p>
              <Radix.Close asChild>
                <IconButton label={close} size="sm" className={styles.close}>
                  <X />
                </IconButton>
              </Radix.Close>
            </div>
          )}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
