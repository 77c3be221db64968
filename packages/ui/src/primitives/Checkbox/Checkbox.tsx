"use client";
import { clsx } from "clsx";
import { type ComponentPropsWithRef, type ReactNode, useEffect, useRef } from "react";
import { ownText } from "../../internal/ownText.tsx";
import { mergeRefs } from "../../internal/mergeRefs.ts";
import { box, label } from "./Checkbox.css.ts";

/** Props of {@link Checkbox}: those of the input, which also gets `ref` and `className`. */
export interface CheckboxProps extends Omit<ComponentPropsWithRef<"input">, "type" | "size" | "children"> {
  /** Label of the checkbox; without one give `aria-label`. */
  children?: ReactNode | undefined;
  /** Indeterminate: some of a group are checked. @default false */
  mixed?: boolean | undefined;
  /** Called with the new state. */
  onCheckedChange?: ((event: { checked: boolean }) => void) | undefined;
}

/** A checkbox. For a setting that takes effect at once use `Switch`. */
export function Checkbox(props: CheckboxProps) {
  const { children, mixed = false, onCheckedChange, onChange, className, ref, ...rest } = props;
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (input.current) input.current.indeterminate = mixed;
  }, [mixed]);
  const control = (
    <input
      type="checkbox"
      data-component="Checkbox"
      data-mixed={mixed || undefined}
      {...rest}
      ref={mergeRefs(input, ref)}
      onChange={(event) => {
        onChange?.(event);
        onCheckedChange?.({ checked: event.currentTarget.checked });
      }}
      className={clsx(box, className)}
    />
  );
  if (children === undefined) return control;
  return (
    <label data-part="label" className={label}>
      {control}
      <span>{ownText(children)}</span>
    </label>
  );
}
