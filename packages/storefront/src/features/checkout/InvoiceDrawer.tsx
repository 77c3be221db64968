import type { ReceiptInput } from "@sundry/api/contract/entities/basket";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextField } from "@sundry/ui/forms/TextField";
import { Button } from "@sundry/ui/primitives/Button";
import { Drawer } from "@sundry/ui/primitives/Drawer";
import { RadioCards } from "@sundry/ui/primitives/RadioCards";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import * as styles from "./formDrawer.css.ts";
import { type InvoiceKind, invoiceKind, invoiceKinds, invoiceSchema } from "./invoiceFields.ts";
import type { InvoiceChoice } from "./useSettlement.ts";

interface InvoiceDrawerProps {
  receipt: ReceiptInput | null | undefined;
  onSave: (choice: InvoiceChoice) => Promise<unknown>;
  onClose: () => void;
}

/** No invoice, one for a person, or one for a company with a tax number (BU-03). */
export function InvoiceDrawer({ receipt, onSave, onClose }: InvoiceDrawerProps) {
  const { t } = useTranslation("checkout");
  const [kind, setKind] = useState<InvoiceKind>(invoiceKind(receipt));
  const schema = useMemo(() => invoiceSchema(kind, t), [kind, t]);
  const save = async (choice: InvoiceChoice) => {
    await onSave(choice);
    onClose();
  };
  return (
    <Drawer open title={t("invoice.title")} onOpenChange={({ open }) => !open && onClose()} className={styles.drawer}>
      <div className={styles.form}>
        <RadioCards
          label={t("invoice.kind")}
          value={kind}
          onValueChange={({ value }) => setKind(invoiceKinds.find((one) => one === value) ?? "none")}
          items={[
            { value: "none", label: t("invoice.none") },
            { value: "person", label: t("invoice.person"), description: t("invoice.personText") },
            { value: "company", label: t("invoice.company"), description: t("invoice.companyText") },
          ]}
        />
        {kind === "none" ? (
          <Button size="lg" wide onClick={() => void save({})}>
            {t("invoice.save")}
          </Button>
        ) : (
          <Form
            key={kind}
            schema={schema}
            defaultValues={{ title: receipt?.receiptTitle ?? "", taxId: receipt?.taxpayerId ?? "" }}
            onSubmit={({ values: { title, taxId } }) =>
              save({ title, content: t("invoice.content"), ...(kind === "company" && { taxId }) })
            }
            className={styles.form}
          >
            <TextField
              name="title"
              label={t(kind === "company" ? "invoice.companyTitle" : "invoice.personTitle")}
              autoComplete={kind === "company" ? "organization" : "name"}
            />
            {kind === "company" && <TextField name="taxId" label={t("invoice.taxId")} autoComplete="off" />}
            <SubmitButton>{t("invoice.save")}</SubmitButton>
          </Form>
        )}
      </div>
    </Drawer>
  );
}
