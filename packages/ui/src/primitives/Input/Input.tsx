"use client";
import { clsx } from "clsx";
import type { ComponentPropsWithRef } from "react";
import { useFieldControl } from "../Field/fieldContext.ts";
import { control, leftToRight } from "./Input.css.ts";

const fromLeft: ReadonlySet<string> = new Set(["email", "tel", "url", "number"]);

/** Props of {@link Input}. */
export interface InputProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size"> {
  /** What is typed: it decides about the keyboard of a phone. @default "text" */
  type?: "text" | "email" | "tel" | "search" | "url" | "number" | "date" | "time" | undefined;
  /** Called with the text that is typed. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
}

/**
 * One line to type into. Inside a `Field` it takes label, help and error from it. For react-hook-form use `TextField`, for more lines
 * `Textarea`, for secrets `PasswordInput`.
 */
export function Input({ type = "text", onValueChange, onChange, onWheel, className, ...rest }: InputProps) {
  const props = useFieldControl(rest);
  return (
    <input
      data-component="Input"
      {...props}
      type={type}
      onChange={(event) => {
        onChange?.(event);
        onValueChange?.({ value: event.currentTarget.value });
      }}
      onWheel={(event) => {
        onWheel?.(event);
        // Otherwise some browsers count with the wheel instead of scrolling the page.
        if (type === "number") event.currentTarget.blur();
      }}
      className={clsx(control, fromLeft.has(type) && leftToRight, className)}
    />
  );
}
