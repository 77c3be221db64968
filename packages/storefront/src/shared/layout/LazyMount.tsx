import { type ReactNode, Suspense } from "react";
import { useNearViewport } from "./useNearViewport.ts";

interface LazyMountProps {
  /** The distance below the window that counts as near, in px. */
  ahead: number;
  /** Shown until the part has loaded. */
  skeleton?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page that loads, with its code, once the buyer scrolls near it. */
export function LazyMount({ ahead, skeleton, className, children }: LazyMountProps) {
  const { place, near } = useNearViewport<HTMLDivElement>(ahead);
  return (
    <div ref={place} className={className}>
      {near ? <Suspense fallback={skeleton}>{children}</Suspense> : skeleton}
    </div>
  );
}
