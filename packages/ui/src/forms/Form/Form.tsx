"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef, useState } from "react";
import { type DefaultValues, type FieldPath, FormProvider, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { Notice } from "../../primitives/Notice/index.ts";
import { line, root } from "./Form.css.ts";

/** Why a submit was refused: at a field if known, else above the form. */
export interface FormError {
  /** Name of the field the message belongs to. */
  readonly field?: string | undefined;
  readonly message: string;
  /** Field whose text is selected for retyping, such as a wrong password. */
  readonly retype?: string | undefined;
}

type Values = z.ZodMiniType<Record<string, unknown>, Record<string, unknown>>;

/** Props of {@link Form}. */
export interface FormProps<Schema extends Values>
  extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "children" | "noValidate"> {
  /** Validation rules, with messages in the language of the page. */
  schema: Schema;
  /** Initial values of the fields. */
  defaultValues: z.input<Schema>;
  /** Sends the values. Errors it returns show at their fields, and nothing typed is lost. */
  onSubmit: (event: { values: z.output<Schema> }) => Promise<readonly FormError[] | void> | readonly FormError[] | void;
  /** Called with the values typed so far, for drafts. */
  onDraft?: ((event: { values: z.input<Schema> }) => void) | undefined;
  /** Fields and buttons. */
  children: ReactNode;
}

/**
 * A form validated by a schema. The first invalid field gets the focus, errors from the server show at their fields, and a
 * second submit waits for the first.
 */
export function Form<Schema extends Values>({
  schema,
  defaultValues,
  onSubmit,
  onDraft,
  className,
  children,
  ...rest
}: FormProps<Schema>) {
  type In = z.input<Schema>;
  const form = useForm<In, unknown, z.output<Schema>>({
    resolver: zodResolver(schema),
    defaultValues: defaultValues as DefaultValues<In>,
    mode: "onTouched",
  });
  const [refusal, setRefusal] = useState<{ texts: readonly string[]; retype: string | undefined }>();
  const notice = useRef<HTMLDivElement>(null);
  const sending = useRef(false);

  useEffect(() => {
    if (refusal?.retype) form.setFocus(refusal.retype as FieldPath<In>, { shouldSelect: true });
    else if (refusal) notice.current?.focus();
  }, [refusal, form]);
  useEffect(() => {
    if (!onDraft) return undefined;
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => onDraft({ values }) });
  }, [form, onDraft]);

  const submit = form.handleSubmit(async (values) => {
    setRefusal(undefined);
    const faults = (await onSubmit({ values })) ?? [];
    const [first] = faults;
    for (const { field, message } of faults)
      if (field) form.setError(field as FieldPath<In>, { message }, { shouldFocus: field === first?.field });
    const general = faults.filter(({ field }) => !field);
    const texts = general.map(({ message }) => message).filter(Boolean);
    if (texts.length > 0) setRefusal({ texts, retype: general.find(({ retype }) => retype)?.retype });
  });
  return (
    <FormProvider {...form}>
      <form
        data-component="Form"
        noValidate
        {...rest}
        className={clsx(root, className)}
        onSubmit={(event) => {
          event.preventDefault();
          if (sending.current) return;
          sending.current = true;
          void submit(event).finally(() => {
            sending.current = false;
          });
        }}
      >
        {refusal && (
          <Notice ref={notice} tone="danger" role="alert" tabIndex={-1}>
            {refusal.texts.map((text) => (
              <p key={text} className={line}>
                {text}
              </p>
            ))}
          </Notice>
        )}
        {children}
      </form>
    </FormProvider>
  );
}
