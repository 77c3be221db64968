import type { Input } from "@sundry/api/contract/call";
import type { search } from "@sundry/api/contract/goods";
import { lazyQuietly } from "../../shared/routing/lazyPart.ts";
import { WhenNear } from "../../shared/layout/WhenNear.tsx";

const FoundGoods = lazyQuietly(() => import("./FoundGoods.tsx").then((m) => ({ default: m.FoundGoods })));

export interface SearchedRailProps {
  title: string;
  /** What to search for; six goods make a row. */
  wanted: Pick<Input<typeof search>, "currentGoodsId" | "inStock">;
  className?: string;
}

/** What others buy most of something; it comes, its code too, once the buyer is near it. */
export function SearchedRail({ className, ...what }: SearchedRailProps) {
  return (
    <WhenNear ahead={200} className={className}>
      <FoundGoods {...what} />
    </WhenNear>
  );
}

/** What others buy most and is in stock. */
export function BoughtByOthers({ title }: { title: string }) {
  return <SearchedRail title={title} wanted={{ inStock: true }} />;
}
