import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { GoodsGallery } from "@sundry/ui/commerce/GoodsGallery";
import { Breadcrumbs } from "@sundry/ui/primitives/Breadcrumbs";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { useFaultWords } from "../../../shared/data/faultWords.ts";
import { lazyPart, lazyQuietly } from "../../../shared/routing/lazyPart.ts";
import { WhenNear } from "../../../shared/layout/WhenNear.tsx";
import { useFirstShown } from "../../../shared/layout/useFirstShown.ts";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { usePageName } from "../../../shared/routing/pageName.ts";
import { BuyColumn } from "./BuyColumn.tsx";
import * as styles from "./GoodsDetailPage.css.ts";
import { GoodsDetailSkeleton } from "./GoodsDetailSkeleton.tsx";
import { RelatedGoods } from "./RelatedGoods.tsx";
import { StorePanel } from "./StorePanel.tsx";
import { useGoods } from "./useGoods.ts";

const GoneGoods = lazyPart(() => import("./GoneGoods.tsx").then((m) => ({ default: m.GoneGoods })));

const DetailSections = lazyQuietly(() => import("./DetailSections.tsx").then((m) => ({ default: m.DetailSections })));

/** Goods with everything to decide on before buying. Visitors see all of it and log in when they act (GD-02, product 42). */
export function GoodsDetailPage() {
  const { goods, choose, missing } = useGoods();
  const words = useFaultWords();
  const { error } = goods;
  const data = useFirstShown(goods.data);
  usePageName(data?.data.goodsName);
  // 11001: unknown or no longer on sale (rules 20).
  if (missing || error?.code === 11001 || error?.kind === "notFound")
    return (
      <Suspense fallback={<GoodsDetailSkeleton />}>
        <GoneGoods />
      </Suspense>
    );
  if (error && !goods.data)
    return <ErrorState headingLevel={1} cause={words(error)} onRetry={() => void goods.reload()} />;
  if (!data) return <GoodsDetailSkeleton />;
  return (
    <div className={wrap}>
      <Crumbs detail={data} />
      <div className={styles.top} aria-busy={goods.refreshing || undefined}>
        <GoodsGallery
          name={data.data.goodsName}
          pictures={data.data.goodsGalleryList ?? []}
          className={styles.gallery}
        />
        <BuyColumn detail={data} onChoose={choose} />
        <StorePanel detail={data} />
      </div>
      {/* On a phone this is a screen further down. */}
      <WhenNear ahead={600} waiting={<Skeleton className={styles.sectionsWait} />} className={styles.sections}>
        <DetailSections detail={data} />
      </WhenNear>
      <RelatedGoods skuId={data.data.id} />
    </div>
  );
}

function Crumbs({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const ids = detail.data.categoryPath?.split(",") ?? [];
  const names = detail.categoryName ?? [];
  return (
    <Breadcrumbs
      className={styles.crumbs}
      crumbs={[
        { label: t("home"), href: hrefTo.home() },
        ...names.map((label, index) => ({
          label,
          href: hrefTo.goodsList({ categoryId: ids.slice(0, index + 1) }),
        })),
        { label: detail.data.goodsName },
      ]}
    />
  );
}
