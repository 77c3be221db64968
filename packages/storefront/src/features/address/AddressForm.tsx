import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { AddressFields } from "./AddressFields.tsx";
import { type AddressFields as Values, addressSchema, fieldsOf, needsCity } from "./addressFields.ts";
import { useSaveAddress } from "./useSaveAddress.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as styles from "./AddressPage.css.ts";
import { PasteAddress } from "./PasteAddress.tsx";

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
  const schema = useMemo(() => addressSchema(t), [t]);
  const draft = useDraft<Values>(`address:${address?.id ?? "new"}`, fieldsOf(address));
  const typed = useRef(draft.values);
  const [start, setStart] = useState({ values: draft.values, version: 0 });
  const [withCity, setWithCity] = useState(needsCity(draft.values));
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
  // A form reads its default values once, so pasted values need a new form.
  const fill = (found: Partial<Values>) => {
    typed.current = { ...typed.current, ...found };
    draft.keep({ values: typed.current });
    setWithCity(needsCity(typed.current));
    setStart({ values: typed.current, version: start.version + 1 });
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
      <PasteAddress onFill={fill} />
      <Form
        key={start.version}
        schema={schema}
        defaultValues={start.values}
        onDraft={(event) => {
          typed.current = { ...typed.current, ...event.values };
          draft.keep(event);
          setWithCity(needsCity(event.values));
        }}
        onSubmit={save}
        className={styles.form}
      >
        <AddressFields withCity={withCity} />
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
