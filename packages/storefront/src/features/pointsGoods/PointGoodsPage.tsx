import { summary } from "@sundry/api/contract/points";
import { get } from "@sundry/api/contract/pointsGoods";
import { GoodsGallery } from "@sundry/ui/commerce/GoodsGallery";
import { Breadcrumbs } from "@sundry/ui/primitives/Breadcrumbs";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useTranslation } from "react-i18next";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { RichText } from "../../shared/richText/RichText.tsx";
import { useUser } from "../../shared/session/session.ts";
import { wrap } from "../../shared/layout/wrap.css.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { usePageName } from "../../shared/routing/pageName.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { ExchangeColumn } from "./ExchangeColumn.tsx";
import * as styles from "./PointGoodsPage.css.ts";
import { NothingHere } from "../cart/index.ts";

/** Unknown, or no longer on sale (rules 20). */
const GONE = 11020;

/** One offer of the points mall, with its price in points and the exchange. Ended and unknown offers say so (GD-05). */
export function PointGoodsPage() {
  const { t } = useTranslation("pointsGoods");
  const [{ id }] = usePageQuery("pointsGoods");
  const errorMessage = useErrorMessage();
  const user = useUser();
  const { data, error, reload } = useRead(get, id ? { id } : null, { onFocus: true });
  const sums = useRead(summary, user ? {} : null, { onFocus: true });
  usePageName(data?.goodsName);
  if (!id || error?.code === GONE || error?.kind === "notFound") return <OfferNotFound />;
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  if (!data) return <LoadingSkeleton />;
  const { goodsSku } = data;
  return (
    <div className={wrap}>
      <Breadcrumbs
        className={styles.crumbs}
        crumbs={[{ label: t("mall.title"), href: hrefTo.pointsMall() }, ...categoryCrumb(), { label: data.goodsName }]}
      />
      <div className={styles.top}>
        <GoodsGallery name={data.goodsName} pictures={goodsSku.goodsGalleryList ?? []} className={styles.gallery} />
        <ExchangeColumn offer={data} sums={user ? sums.data : undefined} visitor={user === null} />
      </div>
      {goodsSku.intro && (
        <section aria-labelledby="offer-intro" className={styles.intro}>
          <h2 id="offer-intro" className={styles.heading}>
            {t("offer.intro")}
          </h2>
          <RichText html={goodsSku.intro} className={styles.prose} />
        </section>
      )}
    </div>
  );

  function categoryCrumb() {
    const { pointsGoodsCategoryId: categoryId, pointsGoodsCategoryName: label } = data ?? {};
    return categoryId && label ? [{ label, href: hrefTo.pointsMall({ categoryId }) }] : [];
  }
}

function OfferNotFound() {
  const { t } = useTranslation("pointsGoods");
  return (
    <NothingHere
      headingLevel={1}
      drawing="box"
      title={t("offer.gone")}
      text={t("offer.goneText")}
      action={<ButtonLink href={hrefTo.pointsMall()}>{t("offer.toMall")}</ButtonLink>}
    />
  );
}

function LoadingSkeleton() {
  const { t } = useTranslation("shell");
  return (
    <div role="status" aria-label={t("loading")} className={`${wrap} ${styles.top} ${styles.skeleton}`}>
      <Skeleton className={styles.pictureSkeleton} />
      <Skeleton className={styles.columnSkeleton} />
    </div>
  );
}
