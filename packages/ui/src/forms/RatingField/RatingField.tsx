"use client";
import { clsx } from "clsx";
import { type ReactNode, useId } from "react";
import { useController } from "react-hook-form";
import { FieldError } from "../../primitives/Field/index.ts";
import { RatingInput } from "../../primitives/RatingInput/index.ts";
import { focusChosenRadio } from "../binding/focusChosenRadio.ts";
import { useFieldError } from "../binding/useFieldError.ts";
import * as styles from "./RatingField.css.ts";

/** Props of {@link RatingField}. */
export interface RatingFieldProps {
  /** Name of a number from 1 to 5 in the form's schema. Any other value counts as empty. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Class of the field. */
  className?: string | undefined;
}

/** A star rating in a `Form`, on one line with its label. To show a rating use `Rating`, without react-hook-form `RatingInput`. */
export function RatingField({ name, label, className }: RatingFieldProps) {
  const id = useId();
  const { field } = useController({ name });
  const error = useFieldError(name);
  return (
    <div
      data-component="RatingField"
      data-invalid={Boolean(error) || undefined}
      className={clsx(styles.root, className)}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <RatingInput
        ref={focusChosenRadio(field.ref)}
        name={name}
        value={typeof field.value === "number" ? field.value : null}
        aria-labelledby={`${id}-label`}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onValueChange={({ value }) => field.onChange(value)}
        onBlur={field.onBlur}
      />
      {error && (
        <FieldError id={`${id}-error`} className={styles.error}>
          {error}
        </FieldError>
      )}
    </div>
  );
}
