"use client";
import { clsx } from "clsx";
import ChevronDown from "lucide-react/icons/chevron-down";
import { type ComponentPropsWithRef, useId, useRef, useState } from "react";
import { textsOf } from "../../internal/given.ts";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useFieldControl, useFieldName } from "../Field/fieldContext.ts";
import * as styles from "./Cascader.css.ts";
import { CascaderPanel } from "./CascaderPanel.tsx";
import type { CascaderChoice } from "./cascaderChoice.ts";
import type { LoadOptions } from "./useColumns.ts";

/** Props of {@link Cascader}: those of the button, which also gets `ref` and `className`. */
export interface CascaderProps
  extends Omit<ComponentPropsWithRef<"button">, "value" | "defaultValue" | "type" | "children"> {
  /** Loads the entries of a level. If it rejects, the column shows an error and a retry button. */
  load: LoadOptions;
  /** The choice; null for none. A stored choice shows without loading. */
  value?: CascaderChoice | null | undefined;
  /** The initial choice if uncontrolled. */
  defaultValue?: CascaderChoice | undefined;
  /** Called with a complete choice. */
  onValueChange?: ((event: { value: CascaderChoice }) => void) | undefined;
  /** Called when its panel opens or closes. */
  onOpenChange?: ((event: { open: boolean }) => void) | undefined;
}

/** A choice in levels, such as country, province and city. Each level loads when needed. For a single list use `Select`. */
export function Cascader({
  load,
  value,
  defaultValue,
  onValueChange,
  onOpenChange,
  ref,
  className,
  ...rest
}: CascaderProps) {
  const id = useId();
  const { cascader } = useMessages();
  const name = useFieldName(rest);
  const props = useFieldControl(rest);
  const [own, setOwn] = useState(defaultValue);
  const [open, setOpen] = useState(false);
  const trigger = useRef<HTMLButtonElement>(null);
  const chosen = (value === undefined ? own : value) ?? undefined;
  const names = textsOf(chosen?.names ?? []).join(" / ");
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.({ open: next });
  };
  const leave = () => {
    trigger.current?.focus();
    change(false);
  };
  return (
    <>
      <div className={styles.frame}>
        <button
          type="button"
          role="combobox"
          data-component="Cascader"
          {...props}
          ref={mergeRefs(trigger, ref)}
          aria-haspopup="dialog"
          aria-expanded={open}
          aria-controls={`${id}-panel`}
          className={clsx(styles.trigger, className)}
          onClick={() => change(!open)}
        >
          {names ? names : <span className={styles.placeholder}>{cascader.placeholder}</span>}
        </button>
        <ChevronDown aria-hidden="true" className={styles.chevron} />
      </div>
      {open ? (
        <CascaderPanel
          id={`${id}-panel`}
          name={name}
          load={load}
          chosen={chosen}
          onLeave={leave}
          onComplete={(choice) => {
            setOwn(choice);
            onValueChange?.({ value: choice });
            leave();
          }}
        />
      ) : null}
    </>
  );
}
