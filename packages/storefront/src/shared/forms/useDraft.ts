import { useCallback, useRef, useState } from "react";
import { type DraftValues, drafts } from "./drafts.ts";
import { useUser } from "../session/session.ts";

/** One list for all forms without such fields, so that `keep` stays the same function. */
const none: readonly string[] = [];

/** A form's draft: pass `values`, `keep` and `sending(…)` to the `Form` as `defaultValues`, `onDraft` and `onSubmit`. */
export interface FormDraft<Values extends DraftValues> {
  /** The initial values: the draft if there is one, otherwise `start`. */
  values: Values;
  /** True if a draft was found. */
  restored: boolean;
  /** Stores the entries so far; the same function in every render. */
  keep: (event: { values: DraftValues }) => void;
  /** A submit that erases the draft after it succeeds. */
  sending: <Sent, Fault>(
    send: (event: { values: Sent }) => Promise<readonly Fault[] | void>,
  ) => (event: { values: Sent }) => Promise<readonly Fault[]>;
  erase: () => void;
}

/**
 * Stores the entries of a form across reloads and a login. They are erased when the form is sent and when the buyer
 * logs out, and no other buyer sees them (lesson 21). `form` names the form and its subject ("complaint:O12"); `start`
 * has its values without a draft. Both are read once, when the form appears. Passwords are never stored, nor are the
 * fields in `unkept`: numbers of identity papers and bank accounts stay out of the browser's storage.
 */
export function useDraft<Values extends DraftValues>(
  form: string,
  start: Values,
  { unkept = none }: { unkept?: readonly string[] } = {},
): FormDraft<Values> {
  const user = useUser();
  // The entries belong to the buyer who opened the form, even if their session ends meanwhile.
  const [{ owner, found }] = useState(() => {
    const opener = user?.username ?? "";
    return { owner: opener, found: drafts.read(form, opener, start) };
  });
  const [values] = useState(found ?? start);
  // A form reports its values again after it is sent: they must not restore an erased draft.
  const seen = useRef(JSON.stringify(without(values, unkept)));

  const keep = useCallback(
    ({ values: typed }: { values: DraftValues }) => {
      const open = without(typed, unkept);
      const text = JSON.stringify(open);
      if (text === seen.current) return;
      seen.current = text;
      drafts.keep(form, owner, open);
    },
    [form, owner, unkept],
  );
  const erase = useCallback(() => drafts.erase(form), [form]);
  const sending: FormDraft<Values>["sending"] = (send) => async (event) => {
    const faults = (await send(event)) ?? [];
    if (faults.length === 0) erase();
    return faults;
  };
  return { values, restored: found !== undefined, keep, sending, erase };
}

function without(values: DraftValues, names: readonly string[]): DraftValues {
  return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}
