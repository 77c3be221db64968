"use client";
import { clsx } from "clsx";
import {
  type ComponentPropsWithRef,
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from "react";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { HOVER_DELAY, useDelayedAction } from "../../internal/useDelayedAction.ts";
import * as styles from "./Flyout.css.ts";

/** Milliseconds the panel stays open after the pointer leaves it. */
const LEAVE = 250;

/** Props of {@link Flyout}. */
export interface FlyoutProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Whether the panel is shown. */
  open: boolean;
  /** Called when the pointer, a key or focus opens or closes it. */
  onOpenChange: (event: { open: boolean }) => void;
  /** The link or button it belongs to; give it `aria-expanded`. */
  trigger: ReactNode;
  /** Edge of the trigger the panel aligns with. @default "end" */
  align?: "start" | "end";
  /** Joins the panel to the trigger without a gap. @default false */
  attached?: boolean;
  /** Content of the panel; rendered only while open. */
  children: ReactNode;
}

/**
 * A panel below a link in the header. It opens when the pointer rests on the link, and closes with Escape, when focus leaves
 * it, or on a press elsewhere. For commands use `Menu`, for a question `Dialog`.
 */
export function Flyout({
  open,
  onOpenChange,
  trigger,
  align = "end",
  attached = false,
  className,
  children,
  ref,
  ...rest
}: FlyoutProps) {
  const root = useRef<HTMLDivElement>(null);
  const { schedule, cancel } = useDelayedAction();
  const change = (next: boolean) => {
    cancel();
    if (next !== open) onOpenChange({ open: next });
  };

  useEffect(() => {
    if (!open) return undefined;
    const pressedElsewhere = (event: globalThis.PointerEvent) => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) onOpenChange({ open: false });
    };
    // Opened by the pointer, it closes on Escape wherever the focus is. Inside, `onKeyDown` answers first.
    const escaped = (event: globalThis.KeyboardEvent) => {
      if (event.key === "Escape" && !root.current?.contains(document.activeElement)) onOpenChange({ open: false });
    };
    document.addEventListener("pointerdown", pressedElsewhere);
    document.addEventListener("keydown", escaped);
    return () => {
      document.removeEventListener("pointerdown", pressedElsewhere);
      document.removeEventListener("keydown", escaped);
    };
  }, [open, onOpenChange]);

  const byMouse = (act: () => void) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") act();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !open) return;
    event.stopPropagation();
    change(false);
    root.current?.querySelector<HTMLElement>("a, button")?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    const next = event.relatedTarget;
    if (next instanceof Node && !event.currentTarget.contains(next)) change(false);
  };
  return (
    <div
      data-component="Flyout"
      data-state={open ? "open" : "closed"}
      {...rest}
      ref={mergeRefs(root, ref)}
      onPointerEnter={byMouse(() => schedule(HOVER_DELAY, () => onOpenChange({ open: true })))}
      onPointerLeave={byMouse(() => schedule(LEAVE, () => onOpenChange({ open: false })))}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      className={clsx(styles.root, className)}
    >
      {trigger}
      {open && (
        <div data-part="panel" className={styles.panel({ align, attached })}>
          {children}
        </div>
      )}
    </div>
  );
}
