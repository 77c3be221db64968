"use client";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ReactNode, useId } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { Checkbox } from "../../primitives/Checkbox/index.ts";
import { alert } from "../Field/Field.css.ts";
import { errorText } from "../Field/useTextControl.ts";
import { error as errorLine } from "./CheckboxField.css.ts";

/** Props of {@link CheckboxField}. */
export interface CheckboxFieldProps {
  /** Name of the boolean in the form's schema. */
  name: string;
  /** The label. */
  label: ReactNode;
}

/** Yes or no in a `Form`: an agreement, a default. */
export function CheckboxField({ name, label }: CheckboxFieldProps) {
  const errorId = useId();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const error = errorText(get(formState.errors, name));
  return (
    <div data-component="CheckboxField" data-invalid={Boolean(error) || undefined}>
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
        <p id={errorId} data-part="error" className={errorLine}>
          <CircleAlert aria-hidden="true" className={alert} />
          {error}
        </p>
      )}
    </div>
  );
}
