"use client";
import { clsx } from "clsx";
import * as Radix from "radix-ui/dialog";
import { type ComponentPropsWithRef, type ReactNode, useMemo } from "react";
import { assignInlineVars } from "../../internal/assignInlineVars.ts";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { scrim } from "../../internal/overlay.css.ts";
import { usePortalContainer } from "../../runtime/PortalProvider.tsx";
import type { HeadingLevel } from "../Heading/index.ts";
import * as styles from "./MovableDialog.css.ts";
import { useBesidePage } from "./useBesidePage.ts";
import { useMovable } from "./useMovable.ts";
import { WindowBar } from "./WindowBar.tsx";

/** Props of {@link MovableDialog}. */
export interface MovableDialogProps extends Omit<ComponentPropsWithRef<"div">, "title"> {
  /** Its heading and accessible name. */
  title: ReactNode;
  /** Whether it is shown. */
  open: boolean;
  /** Called when the buyer closes it. */
  onOpenChange: (event: { open: boolean }) => void;
  /** Whether it is small and in the corner. A screen that it fills has no corner. @default false */
  docked?: boolean | undefined;
  /** Called when the buyer docks or undocks it. Without it there is no button for that. */
  onDockedChange?: ((event: { docked: boolean }) => void) | undefined;
  /** Level of the title in the outline of the page. @default 2 */
  headingLevel?: HeadingLevel | undefined;
}

/**
 * A window beside the page, such as a chat: the page stays usable. It can be dragged by its bar or moved with arrow
 * keys, never leaves the screen, and fills a small one. For a question use `Dialog`.
 */
export function MovableDialog({
  title,
  open,
  onOpenChange,
  docked = false,
  onDockedChange,
  headingLevel = 2,
  className,
  children,
  style,
  ref,
  ...rest
}: MovableDialogProps) {
  const container = usePortalContainer();
  const { modal, guards, parts } = useBesidePage(open);
  const { offset, box, bar, onKeyDown } = useMovable();
  const reached = useMemo(() => mergeRefs(ref, box), [ref, box]);
  const place = { [styles.xVar]: `${offset.x}px`, [styles.yVar]: `${offset.y}px` };
  return (
    <Radix.Root open={open} modal={modal} onOpenChange={(next) => onOpenChange({ open: next })}>
      <Radix.Portal container={container}>
        {modal && <Radix.Overlay className={clsx(scrim, styles.above)} />}
        <Radix.Content
          data-component="MovableDialog"
          aria-describedby={undefined}
          {...guards}
          {...rest}
          ref={reached}
          style={{ ...assignInlineVars(place), ...style }}
          className={clsx(styles.dialog, modal && styles.above, docked && styles.docked, className)}
        >
          <WindowBar
            title={title}
            level={headingLevel}
            docked={docked}
            onDockedChange={onDockedChange}
            onMoveKey={onKeyDown}
            {...parts}
            {...(!docked && bar)}
          />
          <div data-part="body" {...parts} className={clsx(styles.body, docked && styles.dockedBody)}>
            {children}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
