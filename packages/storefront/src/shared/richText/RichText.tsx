import { Suspense } from "react";
import { loadCode } from "../../start/loadCode.ts";
import type { RichTextProps } from "./CleanText.tsx";
import { useNearViewport } from "../layout/useNearViewport.ts";
import { lazyOptional } from "../routing/lazyPart.ts";

const load = () => import("./CleanText.tsx").then((m) => ({ default: m.CleanText }));

/**
 * Merchants' rich text for a page that waits for it: suspends until the sanitiser has loaded, so that the text does not
 * move content the buyer is reading.
 */
export const SuspendingRichText = lazyOptional(load);

/**
 * Merchants' rich text, sanitised: no script ever runs, and links open safely. The sanitiser is large and loads when
 * the buyer scrolls near the text.
 */
export function RichText(props: RichTextProps) {
  const { place, near } = useNearViewport<HTMLDivElement>(600);
  const waiting = <div ref={place} aria-busy="true" className={props.className} />;
  if (!near) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SuspendingRichText {...props} />
    </Suspense>
  );
}

/** Starts loading the sanitiser while the text itself is loading. */
export function preloadRichText(): void {
  loadCode(load).catch(() => undefined);
}
