import { lazyQuietly } from "../../shared/routing/lazyPart.ts";
import { WhenNear } from "../../shared/layout/WhenNear.tsx";
import type { FoundGoodsProps } from "./FoundGoods.tsx";

const FoundGoods = lazyQuietly(() => import("./FoundGoods.tsx").then((m) => ({ default: m.FoundGoods })));

interface SearchedRailProps extends FoundGoodsProps {
  className?: string;
}

/** Bestsellers of a search in a row. Loads once the buyer scrolls near it. */
export function SearchedRail({ className, ...search }: SearchedRailProps) {
  return (
    <WhenNear ahead={200} className={className}>
      <FoundGoods {...search} />
    </WhenNear>
  );
}

/** Bestsellers in stock. */
export function BoughtByOthers({ title }: { title: string }) {
  return <SearchedRail title={title} input={{ inStock: true }} />;
}
