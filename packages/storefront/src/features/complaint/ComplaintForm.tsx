import { reasons } from "@sundry/api/contract/afterSale";
import { create, list, maxComplaintPictures } from "@sundry/api/contract/complaint";
import type { OrderItem } from "@sundry/api/contract/entities/order";
import { get as getOrder, list as listOrders } from "@sundry/api/contract/order";
import { Form } from "@sundry/ui/forms/Form";
import { SelectField } from "@sundry/ui/forms/SelectField";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import * as z from "zod/mini";
import { BoughtGoods } from "../order/index.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import { hrefTo } from "../../shared/routing/addresses.ts";
import * as styles from "./complaints.css.ts";

interface ComplaintFormProps {
  line: OrderItem;
  orderSn: string;
  storeName: string;
}

const emptyForm = { topic: "", content: "", images: [] as string[] };

/** Topic, description and photos about one line; typed text survives a reload (MC-05). */
export function ComplaintForm({ line, orderSn, storeName }: ComplaintFormProps) {
  const { t } = useTranslation("complaint");
  const errorMessage = useErrorMessage();
  const navigate = useNavigate();
  const upload = useUpload();
  const topics = useRead(reasons, { type: "COMPLAIN" });
  const draft = useDraft(`complaint:${line.sn}`, emptyForm);
  const { submit } = useAction(create, {
    invalidate: [list, getOrder, listOrders],
    success: t("sent"),
    after: ({ id }) => {
      draft.erase();
      void navigate(hrefTo.complaint({ id }));
    },
  });
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
    return (
      <ErrorState
        kind={faultKind(topics.error)}
        cause={errorMessage(topics.error)}
        onRetry={() => void topics.reload()}
      />
    );
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
        onSubmit={({ values: { topic, content, images } }) => {
          const complainTopic = topics.data?.find(({ id }) => id === topic)?.reason;
          if (complainTopic === undefined) return [{ field: "topic", message: t("topicMissing") }];
          const { goodsId, skuId } = line;
          return submit({
            orderSn,
            goodsId,
            skuId,
            complainTopic,
            content: content.trim(),
            images: images.join(","),
          });
        }}
        className={styles.form}
      >
        <SelectField
          // A select can't hold a value before it has the option, so a restored topic waits for the list.
          key={topics.data ? "loaded" : "loading"}
          name="topic"
          label={t("topic")}
          placeholder={t("topicPlaceholder")}
          options={(topics.data ?? []).map(({ id, reason }) => ({ value: id, label: reason }))}
        />
        <TextAreaField name="content" label={t("content")} help={t("contentHelp")} rows={4} />
        <UploadField name="images" label={t("photos")} optional limit={maxComplaintPictures} upload={upload} />
        <SubmitButton wide={false} className={styles.submit}>
          {t("send")}
        </SubmitButton>
      </Form>
    </section>
  );
}
