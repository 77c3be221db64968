import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

/** A link that was pressed while there were unsaved changes. */
export interface LeaveGuard {
  /** The address of the link; undefined if none was pressed. */
  pendingAddress: string | undefined;
  stay: () => void;
  leave: () => void;
}

/**
 * Asks before a buyer leaves with unsaved changes: links of the shop wait for their answer, and the browser asks before
 * the tab closes or reloads. Back is not stopped, because the draft keeps the entries.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [pendingAddress, setPendingAddress] = useState<string>();
  useEffect(() => {
    if (!unsaved) return undefined;
    const onClick = (event: MouseEvent) => {
      const address = plainClick(event) && shopAddress(event.target);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      setPendingAddress(address);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Runs before the links handle the click.
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [unsaved]);
  return {
    pendingAddress,
    stay: () => setPendingAddress(undefined),
    leave: () => {
      setPendingAddress(undefined);
      if (pendingAddress !== undefined) void navigate(pendingAddress);
    },
  };
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** The in-shop address of the pressed link; undefined for other targets, and for places on this page. */
function shopAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#/']") : null;
  return link && link.target !== "_blank" ? link.getAttribute("href")?.slice(1) : undefined;
}
