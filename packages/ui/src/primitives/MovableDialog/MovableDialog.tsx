"use client";
import { clsx } from "clsx";
import GripVertical from "lucide-react/icons/grip-vertical";
import X from "lucide-react/icons/x";
import * as Radix from "radix-ui/dialog";
import { type ComponentPropsWithRef, type ReactNode, useMemo } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { keepOverlayOpen } from "../../internal/keepOverlayOpen.ts";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { scrim } from "../../internal/overlay.css.ts";
import { useFocusReturn } from "../../internal/useFocusReturn.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import { IconButton } from "../IconButton/index.ts";
import type { HeadingLevel } from "../Heading/index.ts";
import * as styles from "./MovableDialog.css.ts";
import { useMovable } from "./useMovable.ts";

/** Props of {@link MovableDialog}. */
export interface MovableDialogProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Whether it is shown. */
  open: boolean;
  /** Called when the buyer closes it. */
  onOpenChange: (event: { open: boolean }) => void;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A window over the page, such as a chat. It can be dragged by its bar or moved with arrow keys, never leaves the
 * screen, and fills a small one. For a question use `Dialog`.
 */
export function MovableDialog({
  title,
  open,
  onOpenChange,
  headingLevel = 2,
  className,
  children,
  style,
  ref,
  ...rest
}: MovableDialogProps) {
  const Title = `h${headingLevel}` as const;
  const { close, movableDialog } = useMessages();
  const container = usePortalContainer();
  const focusReturn = useFocusReturn(false);
  const { offset, box, bar, onKeyDown } = useMovable();
  const reached = useMemo(() => mergeRefs(ref, box), [ref, box]);
  const place = { [styles.xVar]: `${offset.x}px`, [styles.yVar]: `${offset.y}px` };
  return (
    <Radix.Root open={open} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Radix.Portal container={container}>
        <Radix.Overlay className={clsx(scrim, styles.above)} />
        <Radix.Content
          data-component="MovableDialog"
          aria-describedby={undefined}
          onInteractOutside={keepOverlayOpen}
          {...focusReturn}
          {...rest}
          ref={reached}
          style={{ ...assignInlineVars(place), ...style }}
          className={clsx(styles.dialog, className)}
        >
          <header data-part="bar" {...bar} className={styles.bar}>
            <IconButton data-part="grip" label={movableDialog.move} className={styles.grip} onKeyDown={onKeyDown}>
              <GripVertical />
            </IconButton>
            <Radix.Title asChild>
              <Title className={styles.title}>{title}</Title>
            </Radix.Title>
            <Radix.Close asChild>
              <IconButton label={close} className={styles.close}>
                <X />
              </IconButton>
            </Radix.Close>
          </header>
          <div data-part="body" className={styles.body}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
