import { useEffect, useEffectEvent, useRef } from "react";

/** In ms. The delay makes sure that the server's clock has passed the hour too. */
const RELOAD_AFTER = 2000;

/** Reads again shortly after a round has begun or ended: whenever `change` is no longer what it was, at first `known`. */
export function useReloadAfterChange(change: number, reload: () => unknown, known = change): void {
  const onChange = useEffectEvent(() => void reload());
  const last = useRef(known);
  useEffect(() => {
    if (last.current === change) return undefined;
    last.current = change;
    const timer = setTimeout(onChange, RELOAD_AFTER);
    return () => clearTimeout(timer);
  }, [change]);
}
