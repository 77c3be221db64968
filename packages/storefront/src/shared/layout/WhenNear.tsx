import { type ReactNode, Suspense } from "react";
import { useNear } from "./useNear.ts";

interface WhenNearProps {
  /** How far below the window counts as near, in px. */
  ahead: number;
  /** In the place of the part until the buyer is near it and it is here. */
  waiting?: ReactNode;
  className?: string | undefined;
  children: ReactNode;
}

/** A part of a page that comes, its code too, once the buyer is near it. */
export function WhenNear({ ahead, waiting, className, children }: WhenNearProps) {
  const { place, near } = useNear<HTMLDivElement>(ahead);
  return (
    <div ref={place} className={className}>
      {near ? <Suspense fallback={waiting}>{children}</Suspense> : waiting}
    </div>
  );
}
