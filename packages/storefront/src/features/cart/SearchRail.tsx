import { useTranslation } from "react-i18next";
import { lazyOptional } from "../../shared/routing/lazyPart.ts";
import { LazyMount } from "../../shared/layout/LazyMount.tsx";
import type { FoundGoodsProps } from "./FoundGoods.tsx";

const FoundGoods = lazyOptional(() => import("./FoundGoods.tsx").then((m) => ({ default: m.FoundGoods })));

interface SearchRailProps extends FoundGoodsProps {
  className?: string;
}

/** Bestsellers of a search in a row. Loads once the buyer scrolls near it. */
export function SearchRail({ className, ...search }: SearchRailProps) {
  return (
    <LazyMount ahead={200} className={className}>
      <FoundGoods {...search} />
    </LazyMount>
  );
}

/** Bestsellers in stock, except goods that the buyer has already chosen. */
export function BoughtByOthers({ title, without }: Pick<FoundGoodsProps, "title" | "without">) {
  return <SearchRail title={title} input={{ inStock: true }} {...(without && { without })} />;
}

/** Bestsellers below an empty list, or a page that is not there: the visit can go on. */
export function PopularGoods() {
  const { t } = useTranslation("shell");
  return <BoughtByOthers title={t("notFound.popular")} />;
}
