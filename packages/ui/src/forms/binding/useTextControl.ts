"use client";
import { type ChangeEvent, type CompositionEvent, useState } from "react";
import { useFormContext } from "react-hook-form";
import { useMessages } from "../../runtime/index.ts";
import { limitText } from "./limitText.ts";
import { useFieldError } from "./useFieldError.ts";

interface TextControlOptions {
  name: string;
  limit: number;
  /** Number of characters from which the counter shows. */
  countFrom: number;
}

/** What text fields share: the form's value and error, the length limit and the counter. */
export function useTextControl({ name, limit, countFrom }: TextControlOptions) {
  const { register, watch } = useFormContext();
  const { field: words } = useMessages();
  const [cut, setCut] = useState(false);
  const { onChange, ...registration } = register(name);
  const used = [...String(watch(name) ?? "")].length;
  const keepWithin = (control: HTMLInputElement | HTMLTextAreaElement) => {
    const kept = limitText(control.value, limit);
    setCut(kept.cut);
    if (kept.cut) control.value = kept.text;
  };
  return {
    error: useFieldError(name),
    notice: cut ? words.shortened({ limit }) : undefined,
    counter: used >= countFrom ? words.counter({ used, limit }) : undefined,
    control: {
      ...registration,
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
