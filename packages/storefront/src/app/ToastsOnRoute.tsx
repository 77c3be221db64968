import type { ToastStore } from "@sundry/ui/primitives/Toast";
import { useEffect, useEffectEvent } from "react";
import { useLocation } from "react-router-dom";
import { routeOf } from "../routes.ts";

/**
 * Takes a toast with an action away once the buyer is where it leads, or on the way to pay, where "View cart" would lead
 * back (BU-02).
 */
export function ToastsOnRoute({ store }: { store: ToastStore }) {
  const { pathname } = useLocation();
  const arrive = useEffectEvent((path: string) => {
    const paying = routeOf(path)?.frame === "checkout";
    for (const { id, action } of store.toasts())
      if (action && (paying || action.href?.split("?")[0] === path)) store.dismiss(id);
  });
  useEffect(() => arrive(pathname), [pathname]);
  return null;
}
