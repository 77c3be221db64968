import { getByType } from "@sundry/api/contract/article";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { RichText } from "../../shared/richText/RichText.tsx";
import { useRead } from "../../shared/data/useRead.ts";
import * as styles from "./StoreEntryPage.css.ts";

/** The store agreement, sanitised (VA-05), and the checkbox that is required to continue. */
export function Agreement({ onAgreed }: { onAgreed: () => void }) {
  const { t } = useTranslation("storeEntry");
  const errorMessage = useErrorMessage();
  const { data, error, loading, reload } = useRead(getByType, { type: "STORE_REGISTER" });
  const schema = useMemo(
    () => z.object({ agree: z.boolean().check(z.refine((ticked) => ticked, t("agreement.missing"))) }),
    [t],
  );
  // A backend without articles of this kind still has the one in the help centre.
  if (error && error.kind !== "notFound" && !data)
    return <ErrorState kind={faultKind(error)} cause={errorMessage(error)} onRetry={() => void reload()} />;
  if (loading && !error) return <Skeleton inlineSize="100%" blockSize="320px" />;
  return (
    <Form schema={schema} defaultValues={{ agree: false }} onSubmit={onAgreed} className={styles.form}>
      {data ? (
        <section aria-label={data.title} className={styles.agreement}>
          <RichText html={data.content} />
        </section>
      ) : (
        <p className={styles.lead}>{t("agreement.none")}</p>
      )}
      <CheckboxField name="agree" label={t("agreement.accept")} />
      <SubmitButton wide={false}>{t("agreement.go")}</SubmitButton>
    </Form>
  );
}
