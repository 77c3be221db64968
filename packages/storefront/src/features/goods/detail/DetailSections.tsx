import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { formatCount } from "@sundry/ui/format/count";
import { Suspense } from "react";
import { useTranslation } from "react-i18next";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { lazyPart } from "../../../shared/routing/lazyPart.ts";
import { RichText } from "../../../shared/richText/RichText.tsx";
import * as styles from "./DetailSections.css.ts";

const Reviews = lazyPart(() => import("./Reviews.tsx").then((m) => ({ default: m.Reviews })));

/** Description, specification and reviews behind tabs. */
export function DetailSections({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const { intro, goodsId, commentNum, rating } = detail.data;
  return (
    <Tabs
      label={t("tabs.label")}
      items={[
        {
          value: "intro",
          label: t("tabs.intro"),
          content: intro ? <RichText html={intro} className={styles.intro} /> : <p>{t("noIntro")}</p>,
        },
        { value: "params", label: t("tabs.params"), content: <Params detail={detail} /> },
        {
          value: "reviews",
          label: t("tabs.reviews"),
          count: formatCount(commentNum ?? 0),
          content: (
            <Suspense fallback={<Skeleton className={styles.waiting} />}>
              <Reviews goodsId={goodsId} rating={rating ?? 0} />
            </Suspense>
          ),
        },
      ]}
    />
  );
}

function Params({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const items = (detail.goodsParamsDTOList ?? []).flatMap((group) => group.goodsParamsItemDTOList ?? []);
  if (items.length === 0) return <p>{t("noParams")}</p>;
  return (
    <dl className={styles.params}>
      {items.map(({ paramName, paramValue }, index) => (
        <div key={index} className={styles.param}>
          <dt className={styles.paramName}>{paramName}</dt>
          <dd className={styles.paramValue}>{paramValue}</dd>
        </div>
      ))}
    </dl>
  );
}
