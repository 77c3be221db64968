import { Form } from "@sundry/ui/forms/Form";
import { SubmitButton } from "@sundry/ui/forms/SubmitButton";
import { TextAreaField } from "@sundry/ui/forms/TextAreaField";
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import * as z from "zod/mini";
import { useDraft } from "../../shared/forms/useDraft.ts";
import * as styles from "./complaints.css.ts";
import type { ComplaintActions } from "./useComplaintActions.ts";

interface ReplyFormProps {
  id: string;
  actions: ComplaintActions;
}

/** One's own next line, empty again after each. */
export function ReplyForm({ id, actions }: ReplyFormProps) {
  const [sent, setSent] = useState(0);
  return <Line key={sent} id={id} actions={actions} again={sent > 0} onSent={() => setSent(sent + 1)} />;
}

interface LineProps extends ReplyFormProps {
  /** A line was just sent: the next one can be typed at once. */
  again: boolean;
  onSent: () => void;
}

function Line({ id, actions, again, onSent }: LineProps) {
  const { t } = useTranslation("complaint");
  const form = useRef<HTMLFormElement>(null);
  const draft = useDraft(`complaint-reply:${id}`, { content: "" });
  const schema = useMemo(
    () => z.object({ content: z.string().check(z.refine((text) => text.trim() !== "", t("replyMissing"))) }),
    [t],
  );
  useEffect(() => {
    if (again) form.current?.querySelector("textarea")?.focus();
  }, [again]);
  const send = draft.sending(async ({ values }: { values: { content: string } }) =>
    actions.say(id, values.content.trim()),
  );
  return (
    <Form
      ref={form}
      schema={schema}
      defaultValues={draft.values}
      onDraft={draft.keep}
      onSubmit={async (event) => {
        const faults = await send(event);
        if (faults.length === 0) onSent();
        return faults;
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

/** Enter sends, Shift and Enter begin a line; while Chinese is being composed Enter belongs to the input method. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}
