"use client";
import { type FocusEvent, useEffect } from "react";
import { useFormContext } from "react-hook-form";

interface Control {
  onBlur: (event: FocusEvent<HTMLInputElement>) => unknown;
}

/** The props of a control whose text is written anew by `tidy` once the buyer has left it: see `TextField`. */
export function useTidied<Props extends Control>(
  name: string,
  tidy: ((text: string) => string) | undefined,
  control: Props,
): Props {
  const { getFieldState, getValues, setValue, trigger } = useFormContext();
  const write = () => {
    const text = String(getValues(name) ?? "");
    const neat = tidy?.(text) ?? text;
    if (neat !== text) setValue(name, neat, { shouldDirty: true });
  };
  useEffect(() => {
    // What nobody has touched is as it was stored; what has the focus is being typed.
    if (!tidy || !getFieldState(name).isTouched || document.activeElement?.getAttribute("name") === name) return;
    write();
    void trigger(name);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only a new `tidy` writes anew.
  }, [tidy]);
  if (!tidy) return control;
  return {
    ...control,
    onBlur: (event: FocusEvent<HTMLInputElement>) => {
      write();
      return control.onBlur(event);
    },
  };
}
