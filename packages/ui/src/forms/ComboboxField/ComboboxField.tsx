"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, useId, useState } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { useMessages } from "../../runtime/index.ts";
import { control } from "../Field/Field.css.ts";
import { describedBy, Field, type FieldIds } from "../Field/index.ts";
import { errorText } from "../Field/useTextControl.ts";
import * as styles from "./ComboboxField.css.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { type ComboboxOption, findOptions, meantOption } from "./findOptions.ts";

/** Props of {@link ComboboxField}. */
export interface ComboboxFieldProps
  extends Omit<ComponentPropsWithRef<"input">, "name" | "type" | "ref" | "value" | "defaultValue" | "list"> {
  /** Name of the value in the form's schema: the value of the option, an empty text while none is chosen. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Help text below the field, linked by `aria-describedby`. */
  help?: ReactNode | undefined;
  /** @default false */
  optional?: boolean | undefined;
  /** What can be chosen. */
  options: readonly ComboboxOption[];
}

/** A combobox in a `Form`: one of a long list, found by typing part of its name. For a short list use `SelectField`. */
export function ComboboxField({
  name,
  label,
  help,
  optional = false,
  options,
  className,
  ...rest
}: ComboboxFieldProps) {
  const id = useId();
  const ids: FieldIds = { control: id, help: `${id}-help`, error: `${id}-error` };
  const { cascader: words } = useMessages();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find(({ value }) => value === field.value);
  const found = findOptions(options, typed ?? "");
  const error = errorText(get(formState.errors, name));
  const optionId = (index: number) => `${id}-option-${index}`;
  const choose = (option: ComboboxOption | undefined) => {
    field.onChange(option?.value ?? "");
    if (option) setTyped(undefined);
    setOpen(false);
    setActive(-1);
  };
  const move = (step: number) => {
    setOpen(true);
    if (found.length > 0) setActive((active + step + found.length) % found.length);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(active < 0 ? 0 : -1);
    else if (event.key === "Enter" && open && found[active]) choose(found[active]);
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
  };
  return (
    <Field data-field="ComboboxField" ids={ids} label={label} help={help} error={error} optional={optional}>
      <div className={styles.frame}>
        <input
          placeholder={words.find}
          autoComplete="off"
          {...rest}
          ref={field.ref}
          id={id}
          name={name}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && found[active] ? optionId(active) : undefined}
          aria-invalid={Boolean(error) || undefined}
          aria-describedby={describedBy(ids, error, help)}
          value={typed ?? chosen?.label ?? ""}
          className={clsx(control, styles.input, className)}
          onClick={() => setOpen(true)}
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            field.onChange("");
            setOpen(true);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            // Typing the whole name, or enough for one match, is enough to choose it.
            if (typed !== undefined) choose(meantOption(options, typed));
            setOpen(false);
            field.onBlur();
          }}
        />
        <ChevronDown aria-hidden="true" className={styles.icon} />
        {open && (
          <ComboboxList
            id={`${id}-list`}
            label={label}
            options={found}
            active={active}
            chosen={chosen?.value}
            optionId={optionId}
            onChoose={choose}
          />
        )}
      </div>
    </Field>
  );
}
