import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Button } from "@sundry/ui/primitives/Button";
import { ButtonLink } from "@sundry/ui/primitives/ButtonLink";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useToast } from "@sundry/ui/primitives/Toast";
import { useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { AddressFields } from "./AddressFields.tsx";
import { type AddressFields as Values, addressSchema, fieldsOf } from "./addressFields.ts";
import { useSaveAddress } from "./useSaveAddress.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as styles from "./AddressPage.css.ts";
import { PasteAddress } from "./PasteAddress.tsx";

interface AddressFormProps {
  /** The one to change; without it a new one is made. */
  address: MemberAddress | undefined;
  /** Where to go when it is saved or left. */
  back: string;
  /** Loads what is stored now. */
  onReload: () => Promise<void>;
}

/** The form of an address: what is typed survives a reload, and a change made in another tab is not written over. */
export function AddressForm({ address, back, onReload }: AddressFormProps) {
  const { t } = useTranslation("address");
  const navigate = useNavigate();
  const { show } = useToast();
  const schema = useMemo(() => addressSchema(t), [t]);
  const draft = useDraft<Values>(`address:${address?.id ?? "new"}`, fieldsOf(address));
  const typed = useRef(draft.values);
  const [start, setStart] = useState({ values: draft.values, turn: 0 });
  const [stale, setStale] = useState(false);
  const save = useSaveAddress(address, {
    onSaved: () => {
      show({ tone: "success", text: t("saved") });
      void navigate(back);
    },
    onStale: () => setStale(true),
  });
  const loadAgain = () => {
    draft.erase();
    void onReload();
  };
  // A form takes values from outside when it begins: the pasted ones begin it anew, over what was typed.
  const fill = (found: Partial<Values>) => {
    typed.current = { ...typed.current, ...found };
    draft.keep({ values: typed.current });
    setStart({ values: typed.current, turn: start.turn + 1 });
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
        key={start.turn}
        schema={schema}
        defaultValues={start.values}
        onDraft={(event) => {
          typed.current = { ...typed.current, ...event.values };
          draft.keep(event);
        }}
        onSubmit={draft.sending(save)}
        className={styles.form}
      >
        <AddressFields />
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
