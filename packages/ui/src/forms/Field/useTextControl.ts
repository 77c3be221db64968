"use client";
import { type ChangeEvent, type CompositionEvent, useId, useState } from "react";
import { get, useFormContext } from "react-hook-form";
import { useMessages } from "../../runtime/index.ts";
import { describedBy, type FieldIds } from "./Field.tsx";
import { limitText } from "./limitText.ts";

interface TextControlOptions {
  name: string;
  limit: number;
  help: unknown;
  /** Shows the counter from this many characters on. */
  countFrom: number;
}

/** What text fields share: ids, the form's error, the length limit and the counter. */
export function useTextControl({ name, limit, help, countFrom }: TextControlOptions) {
  const id = useId();
  const ids: FieldIds = { control: id, help: `${id}-help`, error: `${id}-error` };
  const { register, watch, formState } = useFormContext();
  const { field: words } = useMessages();
  const [cut, setCut] = useState(false);
  const error = errorText(get(formState.errors, name));
  const { onChange, ...registration } = register(name);
  const used = [...String(watch(name) ?? "")].length;
  const keepWithin = (control: HTMLInputElement | HTMLTextAreaElement) => {
    const kept = limitText(control.value, limit);
    setCut(kept.cut);
    if (kept.cut) control.value = kept.text;
  };
  return {
    ids,
    error,
    notice: cut ? words.cut({ limit }) : undefined,
    counter: used >= countFrom ? words.counter({ used, limit }) : undefined,
    control: {
      ...registration,
      id,
      "aria-invalid": Boolean(error) || undefined,
      "aria-describedby": describedBy(ids, error, help),
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

function isComposing(event: Event): boolean {
  return event instanceof InputEvent && event.isComposing;
}

/** The sentence of a field's error, if it has one. */
export function errorText(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}
