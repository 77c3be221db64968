"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ReactNode, useId, useRef, useState } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { useMessages } from "../../runtime/index.ts";
import { control } from "../Field/Field.css.ts";
import { describedBy, Field, type FieldIds } from "../Field/index.ts";
import { errorText } from "../Field/useTextControl.ts";
import { CascaderPanel } from "./CascaderPanel.tsx";
import * as styles from "./CascaderField.css.ts";
import { readChoice } from "./cascader.ts";
import type { LoadOptions } from "./useColumns.ts";

/** Props of {@link CascaderField}. */
export interface CascaderFieldProps {
  /** Name of a `CascaderChoice` in the form's schema; anything else counts as none. */
  name: string;
  /** The label. */
  label: string;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** @default false */
  optional?: boolean | undefined;
  /** Loads the entries of a level. If it rejects, the column shows an error and a retry button. */
  load: LoadOptions;
  /** Goes to the field, not to its panel. */
  className?: string | undefined;
}

/**
 * A choice in levels, such as country, province and city, in a `Form`. Each level loads when needed; a stored choice shows
 * without loading. For a single list use `SelectField`.
 */
export function CascaderField({ name, label, help, optional = false, load, className }: CascaderFieldProps) {
  const id = useId();
  const ids: FieldIds = { control: id, help: `${id}-help`, error: `${id}-error` };
  const { cascader } = useMessages();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = readChoice(field.value);
  const error = errorText(get(formState.errors, name));
  const leave = () => {
    setOpen(false);
    trigger.current?.focus();
    field.onBlur();
  };
  return (
    <Field data-field="CascaderField" ids={ids} label={label} help={help} error={error} optional={optional}>
      <div className={styles.frame}>
        <button
          type="button"
          role="combobox"
          ref={(element) => {
            trigger.current = element;
            field.ref(element);
          }}
          id={id}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(ids, error, help)}
          className={clsx(control, styles.trigger, className)}
          onClick={() => setOpen(!open)}
        >
          {chosen ? chosen.names.join(" / ") : <span className={styles.placeholder}>{cascader.placeholder}</span>}
        </button>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </div>
      {open ? (
        <CascaderPanel
          id={`${id}-panel`}
          label={label}
          load={load}
          chosen={chosen}
          onLeave={leave}
          onComplete={(choice) => {
            field.onChange(choice);
            leave();
          }}
        />
      ) : null}
    </Field>
  );
}
