import { communicate, get } from "@sundry/api/contract/complaint";
import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as styles from "./complaints.css.ts";

/** The next message of the buyer; empty again after each. */
export function ReplyForm({ id }: { id: string }) {
  const [sent, setSent] = useState(0);
  return <MessageForm key={sent} id={id} focused={sent > 0} onSent={() => setSent(sent + 1)} />;
}

interface MessageFormProps {
  id: string;
  /** Takes the focus: a message was just sent, and the next one can be typed at once. */
  focused: boolean;
  onSent: () => void;
}

function MessageForm({ id, focused, onSent }: MessageFormProps) {
  const { t } = useTranslation("complaint");
  const words = useFaultWords();
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`complaint-reply:${id}`, { content: "" });
  const schema = useMemo(
    () => z.object({ content: z.string().check(z.refine((text) => text.trim() !== "", t("replyMissing"))) }),
    [t],
  );
  useEffect(() => {
    if (focused) form.current?.querySelector("textarea")?.focus();
  }, [focused]);
  const { submit } = useAction(communicate, {
    invalidate: [get],
    after: () => {
      draft.erase();
      onSent();
    },
    faultAt: (fault) => ({ field: "content", message: words(fault) }),
  });
  return (
    <Form
      ref={form}
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={({ values }) => submit({ complainId: id, content: values.content.trim() })}
      className={styles.form}
    >
      <TextAreaField name="content" label={t("reply")} help={t("replyHelp")} rows={2} onKeyDown={sendOnEnter} />
      <SubmitButton wide={false} size="md" className={styles.submit}>
        {t("replySend")}
      </SubmitButton>
    </Form>
  );
}

/** Enter sends and Shift+Enter starts a new line. While Chinese is being composed, Enter belongs to the input method. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
