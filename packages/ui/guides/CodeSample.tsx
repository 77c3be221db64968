import { useState } from "react";
import { Button } from "../src/primitives/Button/index.ts";
import * as styles from "./guide.css.ts";

interface CodeSampleProps {
  /** What the code is, for screen readers. */
  label: string;
  children: string;
}

/** Source code with a button that copies it. */
export function CodeSample({ label, children }: CodeSampleProps) {
  return (
    <figure aria-label={label} className={styles.sample}>
      <pre className={styles.code}>{children}</pre>
      <CopyButton text={children} />
    </figure>
  );
}

interface CopyButtonProps {
  text: string;
  /** @default "Copy" */
  label?: string;
}

/** Copies a text and says so, or says that it could not. */
export function CopyButton({ text, label = "Copy" }: CopyButtonProps) {
  const [copied, setCopied] = useState<{ text: string; done: boolean }>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied({ text, done: true });
    } catch {
      setCopied({ text, done: false });
    }
  };
  // What was copied is out of date once the text changes.
  const state = copied?.text === text ? copied : undefined;
  return (
    <Button variant="outline" size="sm" onClick={() => void copy()}>
      <span aria-live="polite">{state ? (state.done ? "Copied" : "The browser does not let us copy") : label}</span>
    </Button>
  );
}
