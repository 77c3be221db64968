import { useCallback, useRef, useState } from "react";
import { type DraftValues, drafts } from "./drafts.ts";
import { useUser } from "../session/session.ts";

/** One list for every form without such fields, so that `keep` stays the same function. */
const none: readonly string[] = [];

/** A form's draft: give `values`, `keep` and `sending(…)` to the `Form` as `defaultValues`, `onDraft` and `onSubmit`. */
export interface FormDraft<Values extends DraftValues> {
  /** What the form starts with: the draft where there is one, else the values given. */
  values: Values;
  /** True when a draft was found. */
  restored: boolean;
  /** Keeps what is typed so far; the same function in every render. */
  keep: (event: { values: DraftValues }) => void;
  /** A submit that erases the draft as soon as it went through without a fault. */
  sending: <Sent, Fault>(
    send: (event: { values: Sent }) => Promise<readonly Fault[] | void>,
  ) => (event: { values: Sent }) => Promise<readonly Fault[]>;
  erase: () => void;
}

/**
 * Keeps what is typed into a form through reloads and a login in between; it goes when the form is sent and when the buyer
 * logs out, and no other buyer gets to see it (lesson 21). `form` names the form and what it is about ("complaint:O12");
 * `start` are its values without a draft. Both are read once, when the form appears. Fields named like a password are
 * never kept, nor are those named in `unkept`: numbers of papers and bank accounts stay out of the browser's storage.
 */
export function useDraft<Values extends DraftValues>(
  form: string,
  start: Values,
  { unkept = none }: { unkept?: readonly string[] } = {},
): FormDraft<Values> {
  const user = useUser();
  // Whoever opened the form owns what is typed, even when his session ends meanwhile.
  const [{ owner, found }] = useState(() => {
    const opener = user?.username ?? "";
    return { owner: opener, found: drafts.read(form, opener, start) };
  });
  const [values] = useState(found ?? start);
  // A form reports its values again when it was sent; what is known already must not bring an erased draft back.
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
