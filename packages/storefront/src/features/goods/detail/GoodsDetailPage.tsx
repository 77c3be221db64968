import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { GoodsGallery } from "@sundry/ui/commerce/GoodsGallery";
import { Breadcrumbs } from "@sundry/ui/primitives/Breadcrumbs";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { Suspense, useState } from "react";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../../shared/data/errorMessage.ts";
import { lazyPart, lazyOptional } from "../../../shared/routing/lazyPart.ts";
import { LazyMount } from "../../../shared/layout/LazyMount.tsx";
import { useFirstShown } from "../../../shared/layout/useFirstShown.ts";
import { wrap } from "../../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../../shared/routing/addresses.ts";
import { knownPicture } from "../../../shared/routing/carriedPicture.ts";
import { usePageName } from "../../../shared/routing/pageName.ts";
import { BuyColumn } from "./BuyColumn.tsx";
import * as styles from "./GoodsDetailPage.css.ts";
import { DeliveryLines } from "./DeliveryLines.tsx";
import { BuySkeleton, CrumbsSkeleton, GoodsDetailSkeleton, PictureSkeleton } from "./GoodsDetailSkeleton.tsx";
import { isSoldOut, minimumOf } from "./goodsView.ts";
import { RelatedGoods } from "./RelatedGoods.tsx";
import { StorePanel } from "./StorePanel.tsx";
import { useGoods } from "./useGoods.ts";

const GoodsNotFound = lazyPart(() => import("./GoodsNotFound.tsx").then((m) => ({ default: m.GoodsNotFound })));

const FullScreenGallery = lazyPart(() =>
  import("./FullScreenGallery.tsx").then((m) => ({ default: m.FullScreenGallery })),
);

const DetailSections = lazyOptional(() => import("./DetailSections.tsx").then((m) => ({ default: m.DetailSections })));

/** The page of a product. Visitors see all of it and log in when they act (GD-02, product 42). */
export function GoodsDetailPage() {
  const { goods, goodsId, choose, missing } = useGoods();
  const { t } = useTranslation("goods");
  const errorMessage = useErrorMessage();
  /** Undefined until the buyer has chosen: the minimum then. */
  const [chosenCount, setChosenCount] = useState<number>();
  const { error } = goods;
  const data = useFirstShown(goods.data);
  usePageName(data?.data.goodsName);
  // 11001: unknown or no longer on sale (rules 20).
  if (missing || error?.code === 11001 || error?.kind === "notFound")
    return (
      <Suspense fallback={<GoodsDetailSkeleton />}>
        <GoodsNotFound />
      </Suspense>
    );
  if (error && !goods.data)
    return (
      <ErrorState
        headingLevel={1}
        kind={faultKind(error)}
        cause={errorMessage(error)}
        onRetry={() => void goods.reload()}
      />
    );
  const soldOut = data && isSoldOut(data);
  return (
    <div className={wrap} data-goods-page={goodsId} aria-busy={!data || undefined}>
      {data ? <Crumbs detail={data} /> : <CrumbsSkeleton />}
      <div className={styles.top} aria-busy={goods.refreshing || undefined}>
        {/* The same before and after loading, because the picture moves to its place meanwhile. */}
        <Pictures detail={data} preview={knownPicture(goodsId)} />
        {data ? (
          <>
            <BuyColumn detail={data} chosenCount={chosenCount} onCount={setChosenCount} onChoose={choose} />
            <div className={styles.side}>
              <StorePanel detail={data} />
              <DeliveryLines detail={data} count={chosenCount ?? minimumOf(data)} />
            </div>
          </>
        ) : (
          <BuySkeleton />
        )}
      </div>
      {data && soldOut && <RelatedGoods title={t("alternatives")} skuId={data.data.id} />}
      {data && (
        // On a phone this is a screen further down.
        <LazyMount ahead={600} skeleton={<Skeleton className={styles.sectionsSkeleton} />} className={styles.sections}>
          <DetailSections detail={data} />
        </LazyMount>
      )}
      {data && !soldOut && <RelatedGoods title={t("related")} skuId={data.data.id} />}
    </div>
  );
}

interface PicturesProps {
  detail: SkuDetail | undefined;
  /** The picture of the card that led here. */
  preview: string | undefined;
}

function Pictures({ detail, preview }: PicturesProps) {
  const [enlarged, setEnlarged] = useState<string>();
  if (!detail && !preview) return <PictureSkeleton />;
  const name = detail?.data.goodsName ?? "";
  const pictures = detail?.data.goodsGalleryList ?? [];
  return (
    <>
      <GoodsGallery
        name={name}
        pictures={pictures}
        preview={preview}
        className={styles.gallery}
        onExpand={({ picture }) => setEnlarged(picture)}
      />
      {enlarged !== undefined && (
        <Suspense>
          <FullScreenGallery name={name} pictures={pictures} shown={enlarged} onClose={() => setEnlarged(undefined)} />
        </Suspense>
      )}
    </>
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
