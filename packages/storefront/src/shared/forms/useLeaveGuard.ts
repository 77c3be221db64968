import { useEffect, useState } from "react";
import { useNavigate } from "react-router-dom";

/** What was asked for while something is unsaved. */
export interface LeaveGuard {
  /** The address the buyer wants to go to; undefined while nothing is asked. */
  wanted: string | undefined;
  stay: () => void;
  leave: () => void;
}

/**
 * Holds a buyer back from leaving while something is unsaved: links of the shop wait for his answer, and the browser asks before
 * the tab is closed or reloaded. Going back is not held: what was typed is the draft's to keep.
 */
export function useLeaveGuard(unsaved: boolean): LeaveGuard {
  const navigate = useNavigate();
  const [wanted, setWanted] = useState<string>();
  useEffect(() => {
    if (!unsaved) return undefined;
    const onClick = (event: MouseEvent) => {
      const address = plainClick(event) && shopAddress(event.target);
      if (!address) return;
      event.preventDefault();
      event.stopPropagation();
      setWanted(address);
    };
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // Heard before the links hear of it.
    document.addEventListener("click", onClick, { capture: true });
    window.addEventListener("beforeunload", onUnload);
    return () => {
      document.removeEventListener("click", onClick, { capture: true });
      window.removeEventListener("beforeunload", onUnload);
    };
  }, [unsaved]);
  return {
    wanted,
    stay: () => setWanted(undefined),
    leave: () => {
      setWanted(undefined);
      if (wanted !== undefined) void navigate(wanted);
    },
  };
}

function plainClick(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

/** Address of the link in the shop that was pressed; nothing for other targets, and for places on this very page. */
function shopAddress(target: EventTarget | null): string | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='#/']") : null;
  return link && link.target !== "_blank" ? link.getAttribute("href")?.slice(1) : undefined;
}
