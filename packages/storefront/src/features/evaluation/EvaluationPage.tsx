import type { Evaluation } from "@sundry/api/contract/entities/evaluation";
import { evaluationGradeLabels, label } from "@sundry/api/contract/labels";
import { PhotoStrip } from "@sundry/ui/commerce/PhotoStrip";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Rating } from "@sundry/ui/primitives/Rating";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../order/index.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import * as lists from "../../shared/list/listPage.css.ts";
import * as styles from "./evaluations.css.ts";
import { photosOf } from "./evaluationView.ts";
import { useEvaluation } from "./useEvaluation.ts";
import { PageListSkeleton } from "../../shared/list/PageListSkeleton.tsx";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { usePageQuery } from "../../shared/routing/usePageQuery.ts";
import { NothingHere } from "../cart/index.ts";

/** One review: grade, stars, text, photos and the store's reply (MC-06). */
export function EvaluationPage() {
  const { t } = useTranslation("evaluation");
  const errorMessage = useErrorMessage();
  const [{ id }] = usePageQuery("evaluation");
  const { data, error, gone, reload } = useEvaluation(id);
  if (gone)
    return (
      <NothingHere
        headingLevel={1}
        drawing="search"
        title={t("gone")}
        text={t("goneText")}
        action={<ButtonLink href={hrefTo.evaluations({ tab: "written" })}>{t("toList")}</ButtonLink>}
      />
    );
  if (error && !data)
    return (
      <ErrorState headingLevel={1} kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />
    );
  if (!data) return <PageListSkeleton title={t("detailTitle")} />;
  return <EvaluationText evaluation={data} />;
}

const scores = ["descriptionScore", "serviceScore", "deliveryScore"] as const;

function EvaluationText({ evaluation }: { evaluation: Evaluation }) {
  const { t } = useTranslation("evaluation");
  const locale = useLocale();
  const shopTime = useShopTime();
  return (
    <div className={lists.page}>
      <header className={styles.head}>
        <h1 className={lists.title}>{t("detailTitle")}</h1>
        <Tag>{label(evaluationGradeLabels, evaluation.grade, locale)}</Tag>
        <span className={styles.quiet}>{shopTime.time(evaluation.createTime)}</span>
      </header>
      <section aria-label={t("about")} className={styles.panel}>
        <BoughtGoods
          goodsId={evaluation.goodsId ?? ""}
          skuId={evaluation.skuId ?? ""}
          name={evaluation.goodsName ?? ""}
          image={evaluation.goodsImage}
          note={[evaluation.storeName, evaluation.specs].filter(Boolean).join(" · ")}
        >
          {evaluation.orderNo && (
            <ButtonLink size="sm" variant="quiet" href={hrefTo.order({ sn: evaluation.orderNo })}>
              {t("toOrder")}
            </ButtonLink>
          )}
        </BoughtGoods>
      </section>
      <section aria-label={t("yours")} className={styles.panel}>
        <dl className={styles.scores}>
          {scores.map((score) => (
            <div key={score} className={styles.score}>
              <dt className={styles.scoreName}>{t(score)}</dt>
              <dd className={styles.scoreValue}>
                <Rating value={evaluation[score] ?? 0} variant="stars" />
                <span aria-hidden="true">{t("points", { count: evaluation[score] ?? 0 })}</span>
              </dd>
            </div>
          ))}
        </dl>
        <p className={styles.words}>{evaluation.content}</p>
        <PhotoStrip label={t("photosOf", { name: evaluation.goodsName ?? "" })} photos={photosOf(evaluation.images)} />
      </section>
      {evaluation.reply ? (
        <section aria-label={t("reply")} className={styles.panel}>
          <p className={styles.words}>
            <strong>{t("reply")}</strong> <span>{evaluation.reply}</span>
          </p>
        </section>
      ) : (
        <p className={styles.quiet}>{t("noReply")}</p>
      )}
    </div>
  );
}
