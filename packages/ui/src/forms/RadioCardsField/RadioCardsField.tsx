"use client";
import { useController } from "react-hook-form";
import { Field } from "../../primitives/Field/index.ts";
import { type RadioCard, RadioCards } from "../../primitives/RadioCards/index.ts";
import { focusChosenRadio } from "../binding/focusChosenRadio.ts";
import { useFieldError } from "../binding/useFieldError.ts";

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
  /** Class of the field. */
  className?: string | undefined;
}

/** Radio cards in a `Form`. For many short values use `SelectField`, without react-hook-form `RadioCards`. */
export function RadioCardsField({ name, label, items, layout = "row", className }: RadioCardsFieldProps) {
  const { field } = useController({ name });
  return (
    <Field data-field="RadioCardsField" group label={label} error={useFieldError(name)} className={className}>
      <RadioCards
        items={items}
        layout={layout}
        name={name}
        value={typeof field.value === "string" ? field.value : null}
        onValueChange={({ value }) => field.onChange(value)}
        onBlur={field.onBlur}
        ref={focusChosenRadio(field.ref)}
      />
    </Field>
  );
}
