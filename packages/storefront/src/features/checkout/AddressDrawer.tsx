import type { MemberAddress } from "@sundry/api/contract/entities/address";
import { CascaderField } from "@sundry/ui/forms/CascaderField";
import { CheckboxField } from "@sundry/ui/forms/CheckboxField";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { addressSchema, fieldsOf } from "./addressFields.ts";
import * as styles from "./formDrawer.css.ts";
import { loadRegions } from "./loadRegions.ts";
import { useSaveAddress } from "./useSaveAddress.ts";

interface AddressDrawerProps {
  /** The one to change; without it a new one is made. */
  address?: MemberAddress | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** A new address, or a change of one, beside the settlement (BU-03). */
export function AddressDrawer({ address, onSaved, onClose }: AddressDrawerProps) {
  const { t } = useTranslation("checkout");
  const schema = useMemo(() => addressSchema(t), [t]);
  const save = useSaveAddress(address?.id, onSaved);
  return (
    <Drawer
      open
      title={t(address ? "address.editTitle" : "address.addTitle")}
      onOpenChange={({ open }) => !open && onClose()}
      className={styles.drawer}
    >
      <Form schema={schema} defaultValues={fieldsOf(address)} onSubmit={save} className={styles.form}>
        <TextField name="name" label={t("address.name")} autoComplete="name" />
        <TextField
          name="mobile"
          type="tel"
          label={t("address.mobile")}
          help={t("address.mobileHelp")}
          autoComplete="tel"
        />
        <CascaderField name="region" label={t("address.region")} load={loadRegions} />
        <TextField name="detail" label={t("address.detail")} autoComplete="street-address" />
        <TextField name="alias" label={t("address.alias")} help={t("address.aliasHelp")} autoComplete="off" optional />
        <CheckboxField name="isDefault" label={t("address.isDefault")} />
        <SubmitButton>{t("address.save")}</SubmitButton>
      </Form>
    </Drawer>
  );
}
