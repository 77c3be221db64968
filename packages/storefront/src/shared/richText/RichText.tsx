import { Suspense } from "react";
import { loadCode } from "../../start/loadCode.ts";
import type { RichTextProps } from "./CleanText.tsx";
import { useNear } from "../layout/useNear.ts";
import { lazyQuietly } from "../routing/lazyPart.ts";

const load = () => import("./CleanText.tsx").then((m) => ({ default: m.CleanText }));

/**
 * Merchants' rich text as part of a page that waits for it: suspends until the sanitiser is there, so that no text pushes
 * what the buyer already looks at.
 */
export const SuspendingRichText = lazyQuietly(load);

/**
 * Merchants' rich text, sanitised: no script ever runs, and links leave safely. The sanitiser is heavy and comes when the buyer
 * comes near the text.
 */
export function RichText(props: RichTextProps) {
  const { place, near } = useNear<HTMLDivElement>(600);
  const waiting = <div ref={place} aria-busy="true" className={props.className} />;
  if (!near) return waiting;
  return (
    <Suspense fallback={waiting}>
      <SuspendingRichText {...props} />
    </Suspense>
  );
}

/** Starts loading the sanitiser while the text itself is on its way. */
export function preloadRichText(): void {
  loadCode(load).catch(() => undefined);
}
