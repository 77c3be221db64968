import type { SkuDetail } from "@sundry/api/contract/entities/goods";
import { Tabs } from "@sundry/ui/primitives/Tabs";
import { formatCount } from "@sundry/ui/format/count";
import { useTranslation } from "react-i18next";
import { RichText } from "../../app/RichText.tsx";
import * as styles from "./DetailSections.css.ts";
import { Reviews } from "./Reviews.tsx";

/** Description, specification and reviews behind tabs. */
export function DetailSections({ detail }: { detail: SkuDetail }) {
  const { t } = useTranslation("goods");
  const { intro, goodsId, commentNum, rating } = detail.data;
  return (
    <Tabs
      label={t("tabs.label")}
      className={styles.section}
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
          content: <Reviews goodsId={goodsId} rating={rating ?? 0} />,
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
