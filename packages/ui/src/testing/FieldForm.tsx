import type { ReactNode } from "react";
import * as z from "zod/mini";
import { Form } from "../forms/Form/index.ts";
import { SubmitButton } from "../forms/SubmitButton/index.ts";

/** Props of {@link FieldForm}. */
export interface FieldFormProps {
  /** What is in the field at first. @default "" */
  value?: string | number | boolean | readonly string[] | undefined;
  /** Said when the field is empty. @default "Fill this in." */
  missing?: string | undefined;
  /** Called with the values, when they are sound. */
  onSubmit?: ((values: { field: unknown }) => void) | undefined;
  /** The field, by the name `field`. */
  children: ReactNode;
}

/** A form around one field that must not be empty: where stories and tests of fields live. */
export function FieldForm({ value = "", missing = "Fill this in.", onSubmit, children }: FieldFormProps) {
  const schema = z.object({
    field: z.unknown().check(z.refine((given) => given !== "" && given !== false, missing)),
  });
  return (
    <Form
      schema={schema}
      defaultValues={{ field: value }}
      onSubmit={({ values }) => onSubmit?.({ field: values.field })}
    >
      {children}
      <SubmitButton>Save</SubmitButton>
    </Form>
  );
}
