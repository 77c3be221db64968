"use client";
import { clsx } from "clsx";
import Search from "lucide-react/icons/search";
import X from "lucide-react/icons/x";
import { type ComponentPropsWithRef, type KeyboardEvent, type ReactNode, type SyntheticEvent, useRef } from "react";
import { Button } from "../../primitives/Button/index.ts";
import { IconButton } from "../../primitives/IconButton/index.ts";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./SearchBox.css.ts";

/** Props of {@link SearchBox}. */
export interface SearchBoxProps extends Omit<ComponentPropsWithRef<"form">, "onSubmit" | "children"> {
  /** Name of the field for screen readers. */
  label: string;
  /** Text in the box. */
  value: string;
  /** Called on every change of the text. */
  onValueChange: (event: { value: string }) => void;
  /** Called on Enter or the button, with a trimmed keyword that is never empty. */
  onSearch: (event: { keyword: string }) => void;
  /** Text shown while the box is empty. */
  placeholder?: string;
  /** Maximum length in code points. @default 140 */
  limit?: number;
  /** Height: 48 px (44 on a phone), or 44 px in a bar. @default "lg" */
  size?: "md" | "lg";
  /** `inverse` is for a coloured field: white without a frame on a phone. @default "neutral" */
  tone?: "neutral" | "inverse";
  /** Content before the button, such as a switch to search this store only. */
  children?: ReactNode;
}

/**
 * A search box. An empty keyword does nothing and keeps the focus. Enter that confirms an input method's text does not
 * search.
 */
export function SearchBox({
  label,
  value,
  onValueChange,
  onSearch,
  placeholder,
  limit = 140,
  size = "lg",
  tone,
  className,
  children,
  ...rest
}: SearchBoxProps) {
  const words = useMessages();
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const keyword = cutTo(limit, value.trim()).trim();
    if (keyword) onSearch({ keyword });
    else input.current?.focus();
  };
  const keepComposing = (event: KeyboardEvent) => {
    // Older browsers report 229 for a key handled by the input method.
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
      <Search aria-hidden="true" className={styles.glass} />
      <input
        ref={input}
        type="search"
        name="keyword"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={label}
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
