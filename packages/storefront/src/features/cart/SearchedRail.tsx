import { lazyQuietly } from "../../shared/routing/lazyPart.ts";
import { WhenNear } from "../../shared/layout/WhenNear.tsx";
import type { FoundGoodsProps } from "./FoundGoods.tsx";

const FoundGoods = lazyQuietly(() => import("./FoundGoods.tsx").then((m) => ({ default: m.FoundGoods })));

interface SearchedRailProps extends FoundGoodsProps {
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
