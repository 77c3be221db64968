import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { AddressFields } from "./AddressFields.tsx";
import { type AddressFields as Values, addressSchema, fieldsOf } from "./addressFields.ts";
import { FillAddress } from "./FillAddress.tsx";
import { useFormFilling } from "./useFormFilling.ts";
import { usePhoneReader } from "./usePhoneReader.ts";
import { useSaveAddress } from "./useSaveAddress.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as styles from "./AddressPage.css.ts";

interface AddressFormProps {
  /** The address to change; undefined for a new one. */
  address: MemberAddress | undefined;
  /** Where to go after saving or cancelling. */
  back: string;
  /** Reads the stored address again. */
  onReload: () => Promise<void>;
}

/** The form of an address. What is typed survives a reload, and a change from another tab is not overwritten. */
export function AddressForm({ address, back, onReload }: AddressFormProps) {
  const { t } = useTranslation("address");
  const navigate = useNavigate();
  const readPhone = usePhoneReader();
  const schema = useMemo(() => addressSchema(t, readPhone), [t, readPhone]);
  const draft = useDraft<Values>(`address:${address?.id ?? "new"}`, fieldsOf(address));
  const filling = useFormFilling(draft.values, (values) => draft.keep({ values }));
  const [stale, setStale] = useState(false);
  const save = useSaveAddress(address, {
    success: t("saved"),
    onSaved: () => {
      draft.erase();
      void navigate(back);
    },
    onStale: () => setStale(true),
  });
  const loadAgain = () => {
    draft.erase();
    void onReload();
  };
  return (
    <>
      {stale ? (
        <Notice
          tone="warning"
          action={
            <Button size="sm" variant="outline" onClick={loadAgain}>
              {t("reload")}
            </Button>
          }
        >
          {t("stale")}
        </Notice>
      ) : (
        draft.restored && <Notice>{t("restored")}</Notice>
      )}
      <FillAddress fill={filling.fill} point={filling.point} />
      <Form
        key={filling.version}
        schema={schema}
        defaultValues={filling.values}
        onDraft={(event) => {
          filling.keep(event.values);
          draft.keep(event);
        }}
        onSubmit={save}
        className={styles.form}
      >
        <AddressFields withCity={filling.withCity} country={filling.country} readPhone={readPhone} />
        <div className={styles.actions}>
          <SubmitButton wide={false} className={styles.save}>
            {t("save")}
          </SubmitButton>
          <ButtonLink variant="quiet" size="lg" href={back} onClick={draft.erase}>
            {t("cancel")}
          </ButtonLink>
        </div>
      </Form>
    </>
  );
}
