import { lazy, Suspense } from "react";

export interface RichTextProps {
  /** Merchants' HTML; never trusted (VA-05). */
  html: string;
  className?: string;
}

const load = () => import("./CleanText.tsx").then((m) => ({ default: m.CleanText }));

/**
 * Merchants' rich text as part of a page that waits for it: suspends until the sanitiser is there, so that no text pushes
 * what the buyer already looks at.
 */
export const SuspendingRichText = lazy(load);

/** Merchants' rich text, sanitised: no script ever runs, and links leave safely. */
export function RichText(props: RichTextProps) {
  return (
    <Suspense fallback={<div aria-busy="true" className={props.className} />}>
      <SuspendingRichText {...props} />
    </Suspense>
  );
}

/** Starts loading the sanitiser while the text itself is on its way. */
export function preloadRichText(): void {
  load().catch(() => undefined);
}
