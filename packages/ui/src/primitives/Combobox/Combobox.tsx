"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithRef, type KeyboardEvent, useId } from "react";
import { recordsOf } from "../../internal/given.ts";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { useUnseenText } from "../../internal/useUnseenText.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useTextLimit } from "../../runtime/TextLimitProvider.tsx";
import { useFieldControl, useFieldName } from "../Field/fieldContext.ts";
import * as styles from "./Combobox.css.ts";
import { ComboboxList } from "./ComboboxList.tsx";
import { type ComboboxOption, matchingOption } from "./findOptions.ts";
import { useChoice } from "./useChoice.ts";

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
  options: given,
  value,
  defaultValue,
  onValueChange,
  onBlur,
  className,
  ref,
  ...rest
}: ComboboxProps) {
  const options = recordsOf(given);
  const id = useId();
  const { cascader: words } = useMessages();
  const name = useFieldName(rest);
  const props = useFieldControl(rest);
  const longest = useTextLimit();
  const choice = useChoice({ options, value, defaultValue, onValueChange });
  const { typed, setTyped, open, setOpen, active, setActive, chosen, found, change, choose, move } = choice;
  const optionId = (index: number) => `${id}-option-${index}`;
  const onKeyDown = (event: KeyboardEvent) => {
    // Keys of an input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(active < 0 ? 0 : -1);
    else if (event.key === "Enter" && open && found[active]) choose(found[active]);
    else if (event.key === "Escape" && open) setOpen(false);
    else return;
    event.preventDefault();
  };
  const shown = typed ?? chosen?.label ?? "";
  // Typing the whole name, or enough for one match, is enough to choose it, also for what fills the field in.
  const box = useUnseenText<HTMLInputElement>(({ value: text }) => {
    if (typed === undefined && text === shown) return;
    setTyped(text);
    choose(matchingOption(options, text));
  });
  return (
    <div className={styles.frame}>
      <input
        placeholder={words.search}
        autoComplete="off"
        maxLength={longest}
        data-component="Combobox"
        {...props}
        ref={mergeRefs(box, ref)}
        type="text"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-activedescendant={open && found[active] ? optionId(active) : undefined}
        value={shown}
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
