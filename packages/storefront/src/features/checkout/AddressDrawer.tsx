import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import {
  AddressFields,
  addressSchema,
  fieldsOf,
  FillAddress,
  useFormFilling,
  usePhoneReader,
  useSaveAddress,
} from "../address/index.ts";
import * as styles from "./formDrawer.css.ts";

interface AddressDrawerProps {
  /** The address to edit; a new one by default. */
  address?: MemberAddress | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Adds or edits an address during checkout (BU-03). Its texts belong to the area `address`. */
export function AddressDrawer({ address, onSaved, onClose }: AddressDrawerProps) {
  const { t } = useTranslation("address");
  const readPhone = usePhoneReader();
  const schema = useMemo(() => addressSchema(t, readPhone), [t, readPhone]);
  const filling = useFormFilling(fieldsOf(address));
  const save = useSaveAddress(address, { onSaved });
  return (
    <Drawer
      open
      title={t(address ? "editTitle" : "addTitle")}
      onOpenChange={({ open }) => !open && onClose()}
      className={styles.drawer}
    >
      <div className={styles.helped}>
        <FillAddress fill={filling.fill} point={filling.point} />
        <Form
          key={filling.version}
          schema={schema}
          defaultValues={filling.values}
          onDraft={({ values }) => filling.keep(values)}
          onSubmit={save}
          className={styles.form}
        >
          <AddressFields withCity={filling.withCity} country={filling.country} readPhone={readPhone} />
          <SubmitButton>{t("save")}</SubmitButton>
        </Form>
      </div>
    </Drawer>
  );
}
