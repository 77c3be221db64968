import { Form, type FormError } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { Button } from "@sundry/ui/primitives/Button";
import ClipboardPaste from "lucide-react/icons/clipboard-paste";
import { useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import type { AddressFields } from "./addressFields.ts";
import * as styles from "./AddressPage.css.ts";
import { useReadPasted } from "./useReadPasted.ts";

const empty = { text: "" };

interface PasteAddressProps {
  onFill: (found: Partial<AddressFields>) => void;
}

/** Fills in the form from a whole address pasted as one text (MC-14). */
export function PasteAddress({ onFill }: PasteAddressProps) {
  const { t } = useTranslation("address");
  const [open, setOpen] = useState(false);
  const [result, setResult] = useState("");
  const read = useReadPasted();
  const schema = useMemo(
    () => z.object({ text: z.string().check(z.refine((text) => text.trim() !== "", t("paste.missing"))) }),
    [t],
  );
  const fill = async ({ values }: { values: z.output<typeof schema> }): Promise<readonly FormError[]> => {
    const found = await read(values.text);
    if (Object.keys(found).length === 0) return [{ field: "text", message: t("paste.nothing") }];
    onFill(found);
    setResult(t(found.region ? "paste.filled" : "paste.noRegion"));
    setOpen(false);
    return [];
  };
  return (
    <div className={styles.paste}>
      <Button variant="outline" icon={<ClipboardPaste />} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t("paste.open")}
      </Button>
      <p role="status" className={styles.pasteResult}>
        {result}
      </p>
      {open && (
        <Form schema={schema} defaultValues={empty} onSubmit={fill} className={styles.pasteForm}>
          <TextAreaField name="text" label={t("paste.label")} help={t("paste.help")} />
          <SubmitButton variant="strong">{t("paste.fill")}</SubmitButton>
        </Form>
      )}
    </div>
  );
}
