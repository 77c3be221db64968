import type { OrderItem } from "@sundry/api/contract/entities/order";
import { add, counts, listForGoods, listMine, maxEvaluationPictures } from "@sundry/api/contract/evaluation";
import { evaluationGradeLabels, label } from "@sundry/api/contract/labels";
import { get, list } from "@sundry/api/contract/order";
import { RadioCardsField } from "@sundry/ui/forms/RadioCardsField";
import { Form } from "@sundry/ui/forms/Form";
import { RatingField } from "@sundry/ui/forms/RatingField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useSWRConfig } from "swr";
import { BoughtGoods } from "../order/index.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { readsOf } from "../../shared/data/useRead.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import { emptyEvaluation, evaluationSchema, grades, isGrade } from "./evaluationSchema.ts";
import * as styles from "./evaluations.css.ts";

const scores = ["descriptionScore", "serviceScore", "deliveryScore"] as const;

/** The server's code for a line that already has a review. */
const alreadyEvaluated = 35001;

/** Grade, stars, text and photos for one line; typed text survives a reload (MC-06). */
export function EvaluationForm({ line, storeName }: { line: OrderItem; storeName: string }) {
  const { t } = useTranslation("evaluation");
  const locale = useLocale();
  const upload = useUpload();
  const navigate = useNavigate();
  const { mutate } = useSWRConfig();
  const draft = useDraft(`evaluation:${line.sn}`, emptyEvaluation);
  const { submit } = useAction(add, {
    invalidate: [list, listMine, listForGoods, counts],
    success: t("sent"),
    after: async () => {
      draft.erase();
      void navigate(hrefTo.evaluations({ tab: "written" }));
      // The order is dropped, not read again: with its review, this page would open the review instead.
      await mutate(readsOf(get), undefined, { revalidate: false });
    },
    // Written in another tab: after reading the order again, the page opens that review.
    refused: ({ code }) => void (code === alreadyEvaluated && mutate(readsOf(get))),
  });
  const schema = useMemo(() => evaluationSchema(t), [t]);
  return (
    <section className={styles.panel}>
      <BoughtGoods
        goodsId={line.goodsId}
        skuId={line.skuId}
        name={line.goodsName}
        image={line.image}
        note={[storeName, line.simpleSpecs].filter(Boolean).join(" · ")}
      />
      <Form
        schema={schema}
        defaultValues={draft.values}
        onDraft={draft.keep}
        onSubmit={({ values: { grade, images, content, ...stars } }) => {
          if (!isGrade(grade)) return [{ field: "grade", message: t("gradeMissing") }];
          const { sn: orderItemSn, goodsId, skuId } = line;
          return submit({
            orderItemSn,
            goodsId,
            skuId,
            grade,
            content: content.trim(),
            images: images.join(","),
            ...stars,
          });
        }}
        className={styles.form}
      >
        <RadioCardsField
          name="grade"
          label={t("grade")}
          items={grades.map((value) => ({ value, label: label(evaluationGradeLabels, value, locale) }))}
        />
        <div className={styles.stars}>
          {scores.map((score) => (
            <RatingField key={score} name={score} label={t(score)} />
          ))}
        </div>
        <TextAreaField name="content" label={t("content")} help={t("contentHelp")} rows={4} />
        <UploadField name="images" label={t("photos")} optional limit={maxEvaluationPictures} upload={upload} />
        <Notice>{t("masked")}</Notice>
        <SubmitButton wide={false} className={styles.submit}>
          {t("send")}
        </SubmitButton>
      </Form>
    </section>
  );
}
