"use client";
import {
  type FocusEvent,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useRef,
  useState,
} from "react";
import { useEffectEvent } from "use-effect-event";
import { movesTowards, type Point } from "../../internal/movesTowards.ts";
import { HOVER_DELAY, useDelayedAction } from "../../internal/useDelayedAction.ts";

const rows = '[data-part="row"]';
const inPanel = '[data-part="children"] a';
/** How many pointer moves show a direction: a single one is only a pixel or two. */
const TRAIL = 4;

/** Which panel is open, and the handlers that open and close panels. */
export function useCategoryPanels(onDismiss: (() => void) | undefined) {
  const [openId, setOpenId] = useState<string>();
  const { schedule, cancel } = useDelayedAction();
  const trail = useRef<readonly Point[]>([]);

  const shut = () => {
    cancel();
    setOpenId(undefined);
  };
  const close = () => {
    shut();
    onDismiss?.();
  };

  // A panel that the pointer opened closes on Escape wherever the focus is, before what it stands in.
  const menu = useRef<HTMLElement>(null);
  const escaped = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== "Escape" || menu.current?.contains(document.activeElement)) return;
    event.stopPropagation();
    shut();
  });
  const isOpen = openId !== undefined;
  useEffect(() => {
    if (!isOpen) return undefined;
    document.addEventListener("keydown", escaped, true);
    return () => document.removeEventListener("keydown", escaped, true);
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const nav = event.currentTarget;
    const here = event.target as HTMLElement;
    const panel = here.closest('[data-part="children"]');
    const rowOfHere = here.closest("nav > ul > li")?.querySelector<HTMLElement>(rows);
    if (event.key === "Escape") {
      if (openId === undefined) {
        onDismiss?.();
        return;
      }
      event.stopPropagation();
      rowOfHere?.focus();
      shut();
      return;
    }
    const target = panel ? stepInPanel(event.key, here, panel, rowOfHere) : stepInRail(event.key, here, nav);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  /** Whether the pointer is heading for the open panel. */
  const isOnItsWay = (event: PointerEvent<HTMLElement>) => {
    const to = { x: event.clientX, y: event.clientY };
    const [from = to] = trail.current;
    trail.current = [...trail.current, to].slice(-TRAIL);
    const panel = event.currentTarget.closest("nav")?.querySelector('[data-part="children"]');
    return panel != null && movesTowards(from, to, panel.getBoundingClientRect());
  };

  const rootProps = {
    onKeyDown,
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType === "mouse") schedule(HOVER_DELAY, shut);
    },
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (event.relatedTarget instanceof Node && !event.currentTarget.contains(event.relatedTarget)) shut();
    },
  };
  const rowProps = (id: string) => ({
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType === "mouse") schedule(HOVER_DELAY, () => setOpenId(id));
    },
    // A pointer that is heading for the open panel crosses other rows. They open only when it rests or turns away.
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType !== "mouse") return;
      if (isOnItsWay(event) && openId !== id) schedule(HOVER_DELAY, () => setOpenId(id));
    },
  });
  const linkProps = (id: string) => ({
    onFocus: () => setOpenId(id),
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      // Touch has no hover: the first tap opens the panel, the next one follows the link.
      if (event.pointerType === "touch" && openId !== id) event.currentTarget.dataset.tapped = "first";
    },
    onClick: (event: MouseEvent<HTMLElement>) => {
      if (event.currentTarget.dataset.tapped !== "first") {
        close();
        return;
      }
      delete event.currentTarget.dataset.tapped;
      event.preventDefault();
      setOpenId(id);
    },
  });
  return { root: menu, openId, close, rootProps, rowProps, linkProps };
}

function stepInRail(key: string, here: HTMLElement, nav: HTMLElement): HTMLElement | null | undefined {
  const all = [...nav.querySelectorAll<HTMLElement>(rows)];
  const index = all.indexOf(here);
  if (key === "ArrowDown") return all[(index + 1) % all.length];
  if (key === "ArrowUp") return all.at(index - 1);
  if (key === "Home") return all[0];
  if (key === "End") return all.at(-1);
  if (key === "ArrowRight") return nav.querySelector<HTMLElement>(inPanel);
  return undefined;
}

function stepInPanel(
  key: string,
  here: HTMLElement,
  panel: Element,
  row: HTMLElement | null | undefined,
): HTMLElement | null | undefined {
  const all = [...panel.querySelectorAll<HTMLElement>("a")];
  const index = all.indexOf(here);
  if (key === "ArrowDown") return all[(index + 1) % all.length];
  if (key === "ArrowUp") return all.at(index - 1);
  if (key === "ArrowLeft") return row;
  return undefined;
}
