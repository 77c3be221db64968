import { reasons } from "@sundry/api/contract/afterSale";
import { mostComplaintPictures } from "@sundry/api/contract/complaint";
import type { OrderItem } from "@sundry/api/contract/entities/order";
import { Form } from "@sundry/ui/forms/Form";
import { SelectField } from "@sundry/ui/forms/SelectField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { BoughtGoods } from "../order/index.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import * as styles from "./complaints.css.ts";
import { useFileComplaint } from "./useFileComplaint.ts";

interface ComplaintFormProps {
  line: OrderItem;
  orderSn: string;
  storeName: string;
}

const untouched = { topic: "", content: "", images: [] as string[] };

/** Topic, words and photos about one line; what is typed survives a reload (MC-05). */
export function ComplaintForm({ line, orderSn, storeName }: ComplaintFormProps) {
  const { t } = useTranslation("complaint");
  const words = useFaultWords();
  const upload = useUpload();
  const topics = useRead(reasons, { type: "COMPLAIN" });
  const draft = useDraft(`complaint:${line.sn}`, untouched);
  const send = useFileComplaint(line, orderSn, topics.data ?? []);
  const schema = useMemo(
    () =>
      z.object({
        topic: z.string().check(z.minLength(1, t("topicMissing"))),
        content: z.string().check(z.refine((text) => text.trim() !== "", t("contentMissing"))),
        images: z.array(z.string()),
      }),
    [t],
  );
  if (topics.error && !topics.data)
    return <ErrorState cause={words(topics.error)} onRetry={() => void topics.reload()} />;
  return (
    <section className={styles.panel}>
      <BoughtGoods
        goodsId={line.goodsId}
        skuId={line.skuId}
        name={line.goodsName}
        image={line.image}
        note={[storeName, line.simpleSpecs, t("pieces", { count: line.num })].filter(Boolean).join(" · ")}
      />
      <Form
        schema={schema}
        defaultValues={draft.values}
        onDraft={draft.keep}
        onSubmit={draft.sending(send)}
        className={styles.form}
      >
        <SelectField
          // A browser forgets a choice whose line is not there yet.
          key={topics.data ? "here" : "coming"}
          name="topic"
          label={t("topic")}
          placeholder={t("topicPlaceholder")}
          options={(topics.data ?? []).map(({ id, reason }) => ({ value: id, label: reason }))}
        />
        <TextAreaField name="content" label={t("content")} help={t("contentHelp")} rows={4} />
        <UploadField name="images" label={t("photos")} optional limit={mostComplaintPictures} upload={upload} />
        <SubmitButton wide={false} className={styles.submit}>
          {t("send")}
        </SubmitButton>
      </Form>
    </section>
  );
}
