"use client";
import { type ReactNode, useId } from "react";
import { useController } from "react-hook-form";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { FieldError } from "../../primitives/Field/index.ts";
import { useFieldError } from "../binding/useFieldError.ts";
import { error as errorLine, root } from "./CheckboxField.css.ts";

/** Props of {@link CheckboxField}. */
export interface CheckboxFieldProps {
  /** Name of the boolean in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
}

/** Yes or no in a `Form`: an agreement, a default. Without react-hook-form use `Checkbox`. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const errorId = useId();
  const { field } = useController({ name });
  const error = useFieldError(name);
  return (
    <div data-component="CheckboxField" data-invalid={Boolean(error) || undefined} className={root}>
      <Checkbox
        ref={field.ref}
        checked={field.value === true}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error ? errorId : undefined}
        onBlur={field.onBlur}
        onCheckedChange={({ checked }) => field.onChange(checked)}
      >
        {label}
      </Checkbox>
      {error && (
        <FieldError id={errorId} className={errorLine}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
