import { categoryChildren } from "@sundry/api/contract/goods";
import { CascaderField } from "@sundry/ui/forms/CascaderField";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { Form } from "@sundry/ui/forms/Form";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { TextField } from "@sundry/ui/forms/TextField";
import { UploadField } from "@sundry/ui/forms/UploadField";
import { ErrorState } from "@sundry/ui/primitives/ErrorState";
import { Skeleton } from "@sundry/ui/primitives/Skeleton";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { loadRegions } from "../address/index.ts";
import { faultKind, useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { useRead } from "../../shared/data/useRead.ts";
import { useUpload } from "../../shared/forms/useUpload.ts";
import { chosenCategories, type ShopFields, shopFields, shopSchema } from "./shopFields.ts";
import { StepActions } from "./StepActions.tsx";
import * as styles from "./StoreEntryPage.css.ts";
import type { StepProps } from "./stepProps.ts";

/** The store itself: name, what it sells and where it is. Submits the application (MC-16). */
export function ShopStep({ entry, send, onDone, onBack }: StepProps<ShopFields>) {
  const { t } = useTranslation("storeEntry");
  const errorMessage = useErrorMessage();
  const upload = useUpload();
  const categories = useRead(categoryChildren, { id: "0" });
  const draft = useDraft("storeEntry:shop", shopFields(entry));
  const schema = useMemo(() => shopSchema(t), [t]);
  const submit = draft.sending(({ values }: { values: ShopFields }) => send(values));
  if (categories.error && !categories.data)
    return (
      <ErrorState
        kind={faultKind(categories.error)}
        cause={errorMessage(categories.error)}
        onRetry={() => void categories.reload()}
      />
    );
  if (!categories.data) return <Skeleton inlineSize="100%" blockSize="320px" />;
  return (
    <Form
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={async (event) => {
        if (chosenCategories(event.values).length === 0) return [{ message: t("shop.categoriesMissing") }];
        const faults = await submit(event);
        if (faults.length === 0) onDone();
        return faults;
      }}
      className={styles.form}
    >
      <TextField name="storeName" label={t("shop.name")} autoComplete="off" />
      <UploadField name="storeLogo" label={t("shop.logo")} help={t("photoHelp")} limit={1} upload={upload} optional />
      <TextAreaField name="storeDesc" label={t("shop.desc")} help={t("shop.descHelp")} rows={4} />
      <fieldset className={styles.choices}>
        <legend className={styles.legend}>{t("shop.categories")}</legend>
        {categories.data.map(({ id, name }) => (
          <CheckboxField key={id} name={`categories.${id}`} label={name} />
        ))}
      </fieldset>
      <CascaderField name="region" label={t("shop.region")} load={loadRegions} />
      <TextField name="storeAddressDetail" label={t("shop.address")} autoComplete="street-address" />
      <StepActions next={t("submit")} onBack={onBack} />
    </Form>
  );
}
