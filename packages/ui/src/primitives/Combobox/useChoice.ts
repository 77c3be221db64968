"use client";
import { useState } from "react";
import { type ComboboxOption, findOptions } from "./findOptions.ts";

interface ChoiceOptions {
  readonly options: readonly ComboboxOption[];
  readonly value: string | undefined;
  readonly defaultValue: string | undefined;
  readonly onValueChange: ((event: { value: string }) => void) | undefined;
}

/** What is typed, found, chosen and open in a combobox, and what changes it. */
export function useChoice({ options, value, defaultValue = "", onValueChange }: ChoiceOptions) {
  const [own, setOwn] = useState(defaultValue);
  const [typed, setTyped] = useState<string>();
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const chosen = options.find((option) => option.value === (value ?? own));
  const found = findOptions(options, typed ?? "");
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
  return { typed, setTyped, open, setOpen, active, setActive, chosen, found, change, choose, move };
}
