import { ApiError } from "@sundry/api/client";
import { post } from "@sundry/api/contract/feedback";
import { Form, type FormError } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { TextField } from "@sundry/ui/forms/TextField";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { letterSchema } from "./letterSchema.ts";

/** Our own checks leave the server one thing to find fault with: the address (RULES 20). */
const NOT_ACCEPTABLE = 4002;

interface LetterFormProps {
  /** What is known of the writer. */
  name: string;
  email: string;
  /** Called with the address that the answer goes to. */
  onSent: (email: string) => void;
}

/** The guest book: name, address, subject and message, kept as a draft until it is sent (MC-17, decisions 39). */
export function LetterForm({ name, email, onSent }: LetterFormProps) {
  const { t } = useTranslation("feedback");
  const words = useFaultWords();
  const draft = useDraft("contact", { name, email, subject: "", content: "" });
  const schema = useMemo(() => letterSchema(t), [t]);

  const send = async ({ values }: { values: z.output<typeof schema> }): Promise<readonly FormError[]> => {
    try {
      await client.send(post, { type: "CONTACT", ...values, email: values.email.trim() });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      return [{ message: words(fault), ...(fault.code === NOT_ACCEPTABLE && { field: "email" }) }];
    }
    draft.erase();
    onSent(values.email.trim());
    return [];
  };
  return (
    <Form schema={schema} defaultValues={draft.values} onDraft={draft.keep} onSubmit={draft.sending(send)}>
      {draft.restored && <Notice>{t("restored")}</Notice>}
      <TextField name="name" label={t("name")} autoComplete="name" />
      <TextField name="email" type="email" label={t("email")} help={t("emailHelp")} autoComplete="email" />
      <TextField name="subject" label={t("subject")} />
      <TextAreaField name="content" label={t("message")} rows={5} />
      <SubmitButton>{t("send")}</SubmitButton>
    </Form>
  );
}
