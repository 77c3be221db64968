import { evaluationGradeLabels, label } from "@sundry/api/contract/labels";
import { listMine } from "@sundry/api/contract/evaluation";
import { PhotoStrip } from "@sundry/ui/commerce/PhotoStrip";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { EmptyState } from "@sundry/ui/primitives/EmptyState";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Pagination } from "@sundry/ui/primitives/Pagination";
import { Rating } from "@sundry/ui/primitives/Rating";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../../app/BoughtGoods.tsx";
import { useFaultWords } from "../../app/faultWords.ts";
import { useLocale } from "../../app/locale.ts";
import { shopDate } from "../../app/shopTime.ts";
import { useRead } from "../../app/useRead.ts";
import * as styles from "./evaluations.css.ts";
import { meanScore, photosOf } from "./evaluationView.ts";
import { WaitingList } from "./WaitingList.tsx";

const PAGE_SIZE = 10;

/** The buyer's own reviews with stars, pictures and the store's answer. */
export function WrittenEvaluations({ pageNumber, hrefOf }: { pageNumber: number; hrefOf: (page: number) => string }) {
  const { t } = useTranslation("evaluations");
  const locale = useLocale();
  const words = useFaultWords();
  const { data, error, reload } = useRead(
    listMine,
    { pageNumber, pageSize: PAGE_SIZE },
    { keepPrevious: true, onFocus: true },
  );
  if (error && !data) return <ErrorState cause={words(error)} onRetry={() => void reload()} />;
  if (!data) return <WaitingList />;
  if (data.records.length === 0)
    return (
      <EmptyState
        picture="/media/object/letter.webp?v=1&w=160"
        title={t("empty.written")}
        text={t("empty.writtenText")}
        action={<ButtonLink href="/home/CommentList">{t("empty.toWriteAction")}</ButtonLink>}
      />
    );
  return (
    <>
      <ul className={styles.list}>
        {data.records.map((evaluation) => {
          const name = evaluation.goodsName ?? "";
          return (
            <li key={evaluation.id} className={styles.panel}>
              <BoughtGoods
                goodsId={evaluation.goodsId ?? ""}
                skuId={evaluation.skuId ?? ""}
                name={name}
                image={evaluation.goodsImage}
                note={[evaluation.storeName, evaluation.specs].filter(Boolean).join(" · ")}
              >
                <ButtonLink
                  size="sm"
                  variant="outline"
                  href={`/home/EvalDetail?${new URLSearchParams({ id: evaluation.id })}`}
                  aria-label={t("viewAbout", { name })}
                >
                  {t("view")}
                </ButtonLink>
              </BoughtGoods>
              <p className={styles.head}>
                <Rating value={meanScore(evaluation)} variant="stars" />
                <Tag>{label(evaluationGradeLabels, evaluation.grade, locale)}</Tag>
                <span className={styles.quiet}>{shopDate(evaluation.createTime, locale, "dayTime")}</span>
              </p>
              <p className={styles.words}>{evaluation.content}</p>
              <PhotoStrip label={t("photosOf", { name })} photos={photosOf(evaluation.images)} />
              {evaluation.reply && (
                <p className={styles.reply}>
                  <strong>{t("reply")}</strong> {evaluation.reply}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {data.pages > 1 && <Pagination page={data.current} pageSize={PAGE_SIZE} total={data.total} hrefOf={hrefOf} />}
    </>
  );
}
