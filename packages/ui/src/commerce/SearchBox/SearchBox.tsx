"use client";
import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { useMessages, useTextLimit } from "../../runtime/index.ts";
import * as styles from "./SearchBox.css.ts";

/** Props of {@link SearchBox}. */
export interface SearchBoxProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "children"> {
  /** Name of the field for screen readers. */
  label: string;
  /** Text in the box. */
  value: string;
  /** Called on every change of the text. */
  onValueChange: (event: { value: string }) => void;
  /** Called on Enter, the icon or the button, with a trimmed keyword that is never empty. */
  onSearch: (event: { keyword: string }) => void;
  /** Text shown while the box is empty. */
  placeholder?: string;
  /** Maximum length in code points. @default 140 */
  limit?: number;
  /** Height: 48 px (44 on a phone), or 44 px in a bar. @default "lg" */
  size?: "md" | "lg";
  /** `inverse` is for coloured backgrounds: white, without a border on a phone. @default "neutral" */
  tone?: "neutral" | "inverse";
  /**
   * A panel of suggestions that belongs to the box: its id, and whether it is shown. The field is then a combobox, which tells
   * a screen reader about it.
   */
  panel?: { id: string; open: boolean };
  /** Content before the button, such as a switch to search this store only. */
  children?: ReactNode;
}

/**
 * A search box. An empty keyword does nothing and keeps the focus. Enter does not search while it confirms the text of
 * an input method.
 */
export function SearchBox({
  label,
  value,
  onValueChange,
  onSearch,
  placeholder,
  limit: ownLimit,
  size = "lg",
  tone,
  panel,
  className,
  children,
  ...rest
}: SearchBoxProps) {
  const words = useMessages();
  const limit = useTextLimit(ownLimit);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    // What is in the box, also if it was filled in without an event.
    const keyword = cutTo(limit, (input.current?.value ?? value).trim()).trim();
    if (keyword) onSearch({ keyword });
    else input.current?.focus();
  };
  const keepComposing = (event: KeyboardEvent) => {
    // Older browsers report 229 for a key that the input method handles.
    if (event.key === "Enter" && (event.nativeEvent.isComposing || event.keyCode === 229)) event.preventDefault();
  };
  const clear = () => {
    onValueChange({ value: "" });
    input.current?.focus();
  };
  return (
    <form
      role="search"
      data-component="SearchBox"
      {...rest}
      onSubmit={submit}
      className={clsx(styles.root({ size, tone }), className)}
    >
      {/* For the pointer alone: the keyboard has Enter, and a screen reader the button. */}
      <Search aria-hidden="true" className={styles.glass} onClick={submit} />
      <input
        ref={input}
        type="search"
        name="keyword"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
        {...(panel && {
          role: "combobox",
          "aria-haspopup": "dialog",
          "aria-expanded": panel.open,
          "aria-controls": panel.open ? panel.id : undefined,
        })}
        placeholder={placeholder}
        value={value}
        onChange={(event) => onValueChange({ value: cutTo(limit, event.currentTarget.value) })}
        onKeyDown={keepComposing}
        className={styles.input}
      />
      {value !== "" && (
        <IconButton label={words.clear} size="sm" onClick={clear}>
          <X />
        </IconButton>
      )}
      {children}
      <Button type="submit" className={styles.submit}>
        {words.search}
      </Button>
    </form>
  );
}

/** The first `limit` code points of a text. */
function cutTo(limit: number, text: string): string {
  return [...text].slice(0, limit).join("");
}
