import type { GoodsParamGroup, SkuDetail } from "@sundry/api/contract/entities/goods";
import { ProductImage } from "@sundry/ui/primitives/ProductImage";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { formatCount } from "@sundry/ui/format/count";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";
import { RichText } from "../../../shared/richText/RichText.tsx";
import * as styles from "./DetailSections.css.ts";

const Reviews = lazyPart(() => import("./Reviews.tsx").then((m) => ({ default: m.Reviews })));

type GoodsParam = NonNullable<GoodsParamGroup["goodsParamsItemDTOList"]>[number];

/** Specifications beside the description; their own tab has all of them. */
const SHOWN_PARAMS = 6;

/** Description, specification and reviews behind tabs. */
export function DetailSections({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const { goodsId, commentNum, rating } = detail.data;
  return (
    <Tabs
      label={t("tabs.label")}
      items={[
        {
          value: "intro",
          label: t("tabs.intro"),
          content: <Description detail={detail} />,
        },
        { value: "params", label: t("tabs.params"), content: <AllParams detail={detail} /> },
        {
          value: "reviews",
          label: t("tabs.reviews"),
          count: formatCount(commentNum ?? 0),
          content: (
            <Suspense fallback={<Skeleton className={styles.skeleton} />}>
              <Reviews goodsId={goodsId} rating={rating ?? 0} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

/** The store's words with the first specifications, and the goods' other pictures beside them. */
function Description({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const { intro, goodsGalleryList } = detail.data;
  const pictures = (goodsGalleryList ?? []).slice(1, 4);
  const params = paramsOf(detail).slice(0, SHOWN_PARAMS);
  return (
    <div className={styles.description}>
      <div className={styles.words}>
        {intro ? <RichText html={intro} className={styles.intro} /> : <p>{t("noIntro")}</p>}
        {params.length > 0 && <Params params={params} />}
      </div>
      {pictures.length > 0 && (
        <div className={styles.pictures}>
          {pictures.map((src, index) => (
            <ProductImage
              key={src}
              src={src}
              alt=""
              sizes="(min-width: 1024px) 320px, 50vw"
              // Two side by side, and the third, or one that is alone, over the whole width.
              {...(index === pictures.length - 1 && pictures.length % 2 === 1 && { ratio: "10 / 3" })}
            />
          ))}
        </div>
      )}
    </div>
  );
}

function paramsOf(detail: SkuDetail): GoodsParam[] {
  return (detail.goodsParamsDTOList ?? []).flatMap((group) => group.goodsParamsItemDTOList ?? []);
}

function AllParams({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const params = paramsOf(detail);
  return params.length === 0 ? <p>{t("noParams")}</p> : <Params params={params} />;
}

function Params({ params }: { params: readonly GoodsParam[] }) {
  return (
    <dl className={styles.params}>
      {params.map(({ paramName, paramValue }, index) => (
        <div key={index} className={styles.param}>
          <dt className={styles.paramName}>{paramName}</dt>
          <dd className={styles.paramValue}>{paramValue}</dd>
        </div>
      ))}
    </dl>
  );
}
