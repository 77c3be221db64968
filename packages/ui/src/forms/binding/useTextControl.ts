"use client";
import { type ChangeEvent, type CompositionEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { useUnseenText } from "../../internal/useUnseenText.ts";
import { useMessages, useTextLimit } from "../../runtime/index.ts";
import { limitText } from "./limitText.ts";
import { useFieldError } from "./useFieldError.ts";
import { visibleText } from "./visibleText.ts";

interface TextControlOptions {
  name: string;
  /** The field's own limit. @default 140 */
  limit: number | undefined;
  /** Number of characters from which the counter shows. */
  countFrom: number;
  /** A password: what is typed is used as it is, also what nobody sees. @default false */
  secret?: boolean | undefined;
}

/** What text fields share: the form's value and error, the length limit and the counter. */
export function useTextControl({ name, limit: ownLimit, countFrom, secret = false }: TextControlOptions) {
  const { register, watch, getValues } = useFormContext();
  const { field: words } = useMessages();
  const limit = useTextLimit(ownLimit);
  const [cut, setCut] = useState(false);
  const { onChange, ref, ...registration } = register(name, secret ? {} : { setValueAs: readVisible });
  const used = [...String(watch(name) ?? "")].length;
  const keepWithin = (control: HTMLInputElement | HTMLTextAreaElement) => {
    const kept = limitText(control.value, limit);
    setCut(kept.cut);
    if (kept.cut) control.value = kept.text;
  };
  const control = useUnseenText<HTMLInputElement & HTMLTextAreaElement>((filled) => {
    const shown = secret ? filled.value : readVisible(filled.value);
    if (shown === String(getValues(name) ?? "")) return;
    keepWithin(filled);
    void onChange({ target: filled, type: "change" });
  });
  return {
    error: useFieldError(name),
    notice: cut ? words.shortened({ limit }) : undefined,
    counter: used >= countFrom ? words.counter({ used, limit }) : undefined,
    control: {
      ...registration,
      ref: mergeRefs(control, ref),
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        // Text from an input method is checked when its composition ends.
        if (!isComposing(event.nativeEvent)) keepWithin(event.currentTarget);
        return onChange(event);
      },
      onCompositionEnd: (event: CompositionEvent<HTMLInputElement | HTMLTextAreaElement>) => {
        keepWithin(event.currentTarget);
        return onChange({ target: event.currentTarget, type: "change" });
      },
    },
  };
}

/** Default values may be missing. */
function readVisible(value: unknown): unknown {
  return typeof value === "string" ? visibleText(value) : value;
}

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}
