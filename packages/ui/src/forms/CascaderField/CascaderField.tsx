"use client";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { useMessages } from "../../runtime/index.ts";
import { control } from "../Field/Field.css.ts";
import { describedBy, Field, type FieldIds } from "../Field/index.ts";
import { errorText } from "../Field/useTextControl.ts";
import * as styles from "./CascaderField.css.ts";
import { CascaderPanel } from "./CascaderPanel.tsx";
import { type CascaderPath, emptyPath } from "./path.ts";
import type { LoadChildren } from "./useColumn.ts";

/** Props of {@link CascaderField}. */
export interface CascaderFieldProps
  extends Omit<ComponentPropsWithRef<"button">, "name" | "value" | "defaultValue" | "onClick" | "children"> {
  /** Name of the value in the form's schema; the value is a `CascaderPath`. */
  name: string;
  label: ReactNode;
  help?: ReactNode | undefined;
  /** Id whose children are the widest places. @default "0" */
  rootId?: string | undefined;
  /** Asked for each column when it is shown. Keep the function the same between renders. */
  loadChildren: LoadChildren;
}

/** A place chosen step by step from wide to narrow, such as a region, in a `Form`. For a short list use `SelectField`. */
export function CascaderField(props: CascaderFieldProps) {
  const { name, label, help, rootId = "0", loadChildren, className, ref, ...rest } = props;
  const id = useId();
  const ids: FieldIds = { control: id, help: `${id}-help`, error: `${id}-error` };
  const { cascader } = useMessages();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const path = (field.value as CascaderPath | undefined) ?? emptyPath;
  const error = errorText(get(formState.errors, name));
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const choose = (next: CascaderPath) => {
    field.onChange(next);
    if (next.complete) close();
  };
  return (
    <Field data-field="CascaderField" ids={ids} label={label} help={help} error={error}>
      <button
        type="button"
        {...rest}
        ref={mergeRefs(button, field.ref, ref)}
        id={id}
        aria-expanded={open}
        aria-invalid={Boolean(error) || undefined}
        aria-describedby={describedBy(ids, error, help)}
        className={clsx(control, styles.value, className)}
        onClick={() => setOpen(!open)}
        onBlur={open ? undefined : field.onBlur}
      >
        {path.options.length > 0 ? (
          <span>{path.options.map((option) => option.name).join(" / ")}</span>
        ) : (
          <span className={styles.placeholder}>{cascader.placeholder}</span>
        )}
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </button>
      {open && (
        <CascaderPanel path={path} rootId={rootId} loadChildren={loadChildren} onChoose={choose} onClose={close} />
      )}
    </Field>
  );
}
