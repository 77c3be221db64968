import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { TextField } from "@sundry/ui/forms/TextField";
import { Notice } from "@sundry/ui/primitives/Notice";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import type * as z from "zod/mini";
import { useAction } from "../../shared/data/useAction.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import { contactSchema } from "./contactSchema.ts";
import { sendContactMessage } from "./sendContactMessage.ts";

/** After the checks of the form, only the email address can still be wrong (rules 20). */
const NOT_ACCEPTABLE = 4002;

interface ContactFormProps {
  /** Filled in for a logged-in buyer. */
  name: string;
  email: string;
  /** Called with the address for the reply. */
  onSent: (email: string) => void;
}

/** Name, email address, subject and message, kept as a draft until sent (MC-17, product 39). */
export function ContactForm({ name, email, onSent }: ContactFormProps) {
  const { t } = useTranslation("feedback");
  const errorMessage = useErrorMessage();
  const draft = useDraft("contact", { name, email, subject: "", content: "" });
  const schema = useMemo(() => contactSchema(t), [t]);

  const sending = useAction(sendContactMessage, {
    // The draft goes first, because this form disappears as soon as the message is sent.
    after: (_result, { email: answerTo }) => {
      draft.erase();
      onSent(answerTo);
    },
    faultAt: (fault) => ({ message: errorMessage(fault), ...(fault.code === NOT_ACCEPTABLE && { field: "email" }) }),
  });
  return (
    <Form
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={({ values }: { values: z.output<typeof schema> }) =>
        sending.submit({ ...values, email: values.email.trim() })
      }
    >
      {draft.restored && <Notice>{t("restored")}</Notice>}
      <TextField name="name" label={t("name")} autoComplete="name" />
      <TextField name="email" type="email" label={t("email")} help={t("emailHelp")} autoComplete="email" />
      <TextField name="subject" label={t("subject")} />
      <TextAreaField name="content" label={t("message")} rows={5} />
      <SubmitButton>{t("send")}</SubmitButton>
    </Form>
  );
}
