import { evaluationGradeLabels, label } from "@sundry/api/contract/labels";
import { listMine } from "@sundry/api/contract/evaluation";
import { PhotoStrip } from "@sundry/ui/commerce/PhotoStrip";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Rating } from "@sundry/ui/primitives/Rating";
import { Tag } from "@sundry/ui/primitives/Tag";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../order/index.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { PagedList } from "../../shared/list/PagedList.tsx";
import { useShopTime } from "../../shared/i18n/shopZone.ts";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./evaluations.css.ts";
import { meanScore, photosOf } from "./evaluationView.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { NothingHere } from "../cart/index.ts";

const PAGE_SIZE = 10;

/** The buyer's reviews with stars, photos and the stores' replies. */
export function WrittenEvaluations({ pageNumber, hrefOf }: { pageNumber: number; hrefOf: (page: number) => string }) {
  const { t } = useTranslation("evaluation");
  const locale = useLocale();
  const shopTime = useShopTime();
  const read = useRead(listMine, { pageNumber, pageSize: PAGE_SIZE }, { keepPrevious: true, onFocus: true });
  return (
    <PagedList
      read={read}
      rows={read.data?.records}
      keyOf={({ id }) => id}
      pageSize={PAGE_SIZE}
      hrefOf={hrefOf}
      looks="panels"
      rowClass={styles.panel}
      empty={
        <NothingHere
          drawing="letter"
          title={t("empty.written")}
          text={t("empty.writtenText")}
          action={<ButtonLink href={hrefTo.evaluations()}>{t("empty.toWriteAction")}</ButtonLink>}
        />
      }
    >
      {(evaluation) => {
        const name = evaluation.goodsName ?? "";
        return (
          <>
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
                href={hrefTo.evaluation({ id: evaluation.id })}
                aria-label={t("viewAbout", { name })}
              >
                {t("view")}
              </ButtonLink>
            </BoughtGoods>
            <p className={styles.head}>
              <Rating value={meanScore(evaluation)} variant="stars" />
              <Tag>{label(evaluationGradeLabels, evaluation.grade, locale)}</Tag>
              <span className={styles.quiet}>{shopTime.time(evaluation.createTime)}</span>
            </p>
            <p className={styles.words}>{evaluation.content}</p>
            <PhotoStrip label={t("photosOf", { name })} photos={photosOf(evaluation.images)} />
            {evaluation.reply && (
              <p className={styles.reply}>
                <strong>{t("reply")}</strong> <span>{evaluation.reply}</span>
              </p>
            )}
          </>
        );
      }}
    </PagedList>
  );
}
