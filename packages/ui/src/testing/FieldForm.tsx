import type { ReactNode } from "react";
import * as z from "zod/mini";
import { Form } from "../forms/Form/index.ts";
import { SubmitButton } from "../forms/SubmitButton/index.ts";

/** Props of {@link FieldForm}. */
export interface FieldFormProps {
  /** Initial value of the field. @default "" */
  value?: string | number | boolean | readonly string[] | undefined;
  /** Error shown when the field is empty. @default "Fill this in." */
  missing?: string | undefined;
  /** Called with the values when they are valid. */
  onSubmit?: ((values: { field: unknown }) => void) | undefined;
  /** The field, named `field`. */
  children: ReactNode;
}

/** A form around one required field, for stories and tests of fields. */
export function FieldForm({ value = "", missing = "Fill this in.", onSubmit, children }: FieldFormProps) {
  const schema = z.object({
    field: z.unknown().check(z.refine((input) => input !== "" && input !== false, missing)),
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
