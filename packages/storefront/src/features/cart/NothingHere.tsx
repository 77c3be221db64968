import { EmptyState, type EmptyStateProps } from "@sundry/ui/primitives/EmptyState";
import { PopularGoods } from "./SearchRail.tsx";

/** An empty list, or a page whose object is gone, with bestsellers below it: the visit can go on. */
export function NothingHere(empty: EmptyStateProps) {
  return (
    <>
      <EmptyState {...empty} />
      <PopularGoods />
    </>
  );
}
