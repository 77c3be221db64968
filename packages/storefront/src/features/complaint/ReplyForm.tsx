import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as styles from "./complaints.css.ts";

interface ReplyFormProps {
  /** Id of the complaint. */
  id: string;
  onSend: (content: string) => void;
}

/** The buyer's next message. The field is cleared at once, so that another one can be typed. */
export function ReplyForm({ id, onSend }: ReplyFormProps) {
  const [said, setSaid] = useState(0);
  const say = (content: string) => {
    onSend(content);
    // At once, because text typed from now on belongs to the next message.
    flushSync(() => setSaid((now) => now + 1));
  };
  return <MessageForm key={said} id={id} focused={said > 0} onSend={say} />;
}

interface MessageFormProps extends ReplyFormProps {
  /** Takes the focus after a message was sent, so that the next one can be typed at once. */
  focused: boolean;
}

function MessageForm({ id, focused, onSend }: MessageFormProps) {
  const { t } = useTranslation("complaint");
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`complaint-reply:${id}`, { content: "" });
  const schema = useMemo(
    () => z.object({ content: z.string().check(z.refine((text) => text.trim() !== "", t("replyMissing"))) }),
    [t],
  );
  useEffect(() => {
    if (focused) form.current?.querySelector("textarea")?.focus();
  }, [focused]);
  return (
    <Form
      ref={form}
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={({ values }) => {
        draft.erase();
        onSend(values.content.trim());
      }}
      className={styles.form}
    >
      <TextAreaField name="content" label={t("reply")} help={t("replyHelp")} rows={2} onKeyDown={sendOnEnter} />
      <SubmitButton wide={false} size="md" className={styles.submit}>
        {t("replySend")}
      </SubmitButton>
    </Form>
  );
}

/** Enter sends and Shift+Enter starts a new line. While an input method is composing, Enter belongs to it. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
