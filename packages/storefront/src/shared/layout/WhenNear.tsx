import { type ReactNode, Suspense } from "react";
import { useNear } from "./useNear.ts";

interface WhenNearProps {
  /** The distance below the window that counts as near, in px. */
  ahead: number;
  /** Shown until the part has loaded. */
  waiting?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page that loads, with its code, once the buyer scrolls near it. */
export function WhenNear({ ahead, waiting, className, children }: WhenNearProps) {
  const { place, near } = useNear<HTMLDivElement>(ahead);
  return (
    <div ref={place} className={className}>
      {near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
