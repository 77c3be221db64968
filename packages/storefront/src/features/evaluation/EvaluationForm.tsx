import type { OrderItem } from "@sundry/api/contract/entities/order";
import { mostEvaluationPictures } from "@sundry/api/contract/evaluation";
import { evaluationGradeLabels, label } from "@sundry/api/contract/labels";
import { RadioCardsField } from "@sundry/ui/forms/RadioCardsField";
import { Form } from "@sundry/ui/forms/Form";
import { RatingField } from "@sundry/ui/forms/RatingField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { BoughtGoods } from "../order/index.ts";
import { useLocale } from "../../shared/i18n/locale.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import { evaluationSchema, grades, untouched } from "./evaluationSchema.ts";
import * as styles from "./evaluations.css.ts";
import { useAddEvaluation } from "./useAddEvaluation.ts";

const scores = ["descriptionScore", "serviceScore", "deliveryScore"] as const;

/** Grade, stars, words and photos of one line; what is typed survives a reload (MC-06). */
export function EvaluationForm({ line, storeName }: { line: OrderItem; storeName: string }) {
  const { t } = useTranslation("evaluation");
  const locale = useLocale();
  const upload = useUpload();
  const send = useAddEvaluation(line);
  const draft = useDraft(`evaluation:${line.sn}`, untouched);
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
        onSubmit={draft.sending(send)}
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
        <UploadField name="images" label={t("photos")} optional limit={mostEvaluationPictures} upload={upload} />
        <Notice>{t("masked")}</Notice>
        <SubmitButton wide={false} className={styles.submit}>
          {t("send")}
        </SubmitButton>
      </Form>
    </section>
  );
}
