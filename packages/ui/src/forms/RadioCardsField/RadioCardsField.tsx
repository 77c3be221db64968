"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { useId } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { type RadioCard, RadioCards } from "../../primitives/RadioCards/index.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { errorText } from "../Field/useTextControl.ts";
import * as styles from "./RadioCardsField.css.ts";

/** Props of {@link RadioCardsField}. */
export interface RadioCardsFieldProps {
  /** Name of the value in the form's schema. */
  name: string;
  /** The question. */
  label: string;
  /** One card per choice. */
  items: readonly RadioCard[];
  /** Stacked or side by side. @default "row" */
  layout?: "list" | "row" | undefined;
  /** Goes to the group of cards. */
  className?: string | undefined;
}

/** Radio cards in a `Form`. For many short values use `SelectField`. */
export function RadioCardsField({ name, label, items, layout = "row", className }: RadioCardsFieldProps) {
  const id = useId();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const error = errorText(get(formState.errors, name));
  return (
    <div
      data-component="RadioCardsField"
      data-invalid={Boolean(error) || undefined}
      className={clsx(fieldStyles.root, styles.root, className)}
    >
      <div className={fieldStyles.head} aria-hidden="true">
        <span className={fieldStyles.label}>{label}</span>
      </div>
      <RadioCards
        label={label}
        items={items}
        layout={layout}
        name={name}
        value={typeof field.value === "string" ? field.value : null}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        onValueChange={({ value }) => field.onChange(value)}
        onBlur={field.onBlur}
        ref={(group) => {
          // What a form focuses is a control: the one that is chosen, else the first.
          const radios = [...(group?.querySelectorAll("input") ?? [])];
          field.ref(radios.find(({ checked }) => checked) ?? radios[0] ?? null);
        }}
      />
      {error && (
        <p id={`${id}-error`} data-part="error" className={fieldStyles.error}>
          <CircleAlert aria-hidden="true" className={fieldStyles.alert} />
          {error}
        </p>
      )}
    </div>
  );
}
