"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useFieldControl } from "../Field/fieldContext.ts";
import { area } from "./Textarea.css.ts";

/** Props of {@link Textarea}. */
export interface TextareaProps extends ComponentPropsWithRef<"textarea"> {
  /** Lines that show at first. @default 3 */
  rows?: number | undefined;
  /** Called with the text that is typed. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
}

/** Several lines to type into. For one line use `Input`, for react-hook-form `TextAreaField`. */
export function Textarea({ rows = 3, onValueChange, onChange, className, ...rest }: TextareaProps) {
  const props = useFieldControl(rest);
  return (
    <textarea
      data-component="Textarea"
      {...props}
      rows={rows}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.({ value: event.currentTarget.value });
      }}
      className={clsx(area, className)}
    />
  );
}
