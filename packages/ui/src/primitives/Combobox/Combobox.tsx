"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithRef, type KeyboardEvent, useId, useState } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useFieldControl, useFieldName } from "../Field/fieldContext.ts";
import * as styles from "./Combobox.css.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { type ComboboxOption, findOptions, matchingOption } from "./findOptions.ts";

/** Props of {@link Combobox}: those of the input, which also gets `ref` and `className`. */
export interface ComboboxProps
  extends Omit<ComponentPropsWithRef<"input">, "type" | "value" | "defaultValue" | "list" | "onChange"> {
  /** The options. */
  options: readonly ComboboxOption[];
  /** Value of the selected option; empty for none. */
  value?: string | undefined;
  /** The initial value if uncontrolled. @default "" */
  defaultValue?: string | undefined;
  /** Called with the new value; empty while the typed text matches no option. */
  onValueChange?: ((event: { value: string }) => void) | undefined;
}

/** One of a long list, found by typing part of its name. For a short list use `Select`, for react-hook-form `ComboboxField`. */
export function Combobox({
  options,
  value,
  defaultValue = "",
  onValueChange,
  onBlur,
  className,
  ...rest
}: ComboboxProps) {
  const id = useId();
  const { cascader: words } = useMessages();
  const name = useFieldName(rest);
  const props = useFieldControl(rest);
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === (value ?? own));
  const found = findOptions(options, typed ?? "");
  const optionId = (index: number) => `${id}-option-${index}`;
  const change = (next: string) => {
    setOwn(next);
    onValueChange?.({ value: next });
  };
  const choose = (option: ComboboxOption | undefined) => {
    change(option?.value ?? "");
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
    <div className={styles.frame}>
      <input
        placeholder={words.search}
        autoComplete="off"
        data-component="Combobox"
        {...props}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && found[active] ? optionId(active) : undefined}
        value={typed ?? chosen?.label ?? ""}
        className={clsx(styles.input, className)}
        onClick={() => setOpen(true)}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          change("");
          setOpen(true);
          setActive(0);
        }}
        onKeyDown={onKeyDown}
        onBlur={(event) => {
          // Typing the whole name, or enough for one match, is enough to choose it.
          if (typed !== undefined) choose(matchingOption(options, typed));
          setOpen(false);
          onBlur?.(event);
        }}
      />
      <ChevronDown aria-hidden="true" className={styles.icon} />
      {open && (
        <ComboboxList
          id={`${id}-list`}
          name={name}
          options={found}
          active={active}
          chosen={chosen?.value}
          optionId={optionId}
          onSelect={choose}
        />
      )}
    </div>
  );
}
