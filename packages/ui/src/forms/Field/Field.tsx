"use client";
import { clsx } from "clsx";
import { CircleAlert } from "lucide-react";
import type { ComponentPropsWithRef, ReactNode } from "react";
import { useMessages } from "../../runtime/index.ts";
import * as styles from "./Field.css.ts";

/** Ids that tie a control to its label, help and error. */
export interface FieldIds {
  readonly control: string;
  readonly help: string;
  readonly error: string;
}

/** Props of {@link Field}. */
export interface FieldProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** Ids that tie label, help and error to the control. */
  ids: FieldIds;
  /** Says what is entered. */
  label: ReactNode;
  /** Stands at the end of the label's line: a link such as "Forgot it?". */
  aside?: ReactNode | undefined;
  /** What to know before typing. */
  help?: ReactNode | undefined;
  /** What is wrong and how to mend it. */
  error?: string | undefined;
  /** Shown after the label. @default false */
  optional?: boolean | undefined;
  /** Counter such as "126 / 140". */
  counter?: ReactNode | undefined;
  /** A polite word about what just happened to the text: that it was cut. */
  notice?: string | undefined;
  /** The control itself. */
  children: ReactNode;
}

/** Label above, control, help or error below (VA-04). The frame of every form field; fields themselves are `TextField` and its sisters. */
export function Field({
  ids,
  label,
  aside,
  help,
  error,
  optional,
  counter,
  notice,
  className,
  children,
  ...rest
}: FieldProps) {
  const { field } = useMessages();
  return (
    <div
      data-component="Field"
      data-invalid={Boolean(error) || undefined}
      {...rest}
      className={clsx(styles.root, className)}
    >
      <div className={styles.head}>
        <label htmlFor={ids.control} className={styles.label}>
          {label}
          {optional && <span className={styles.optional}> ({field.optional})</span>}
        </label>
        {aside}
      </div>
      {children}
      <div className={styles.foot}>
        <div className={styles.words}>
          {error && (
            <p id={ids.error} data-part="error" className={styles.error}>
              <CircleAlert aria-hidden="true" className={styles.alert} />
              {error}
            </p>
          )}
          {help && !error && (
            <p id={ids.help} data-part="help" className={styles.help}>
              {help}
            </p>
          )}
          <p role="status" data-part="notice" className={styles.help}>
            {notice}
          </p>
        </div>
        {counter && (
          <span data-part="counter" className={styles.counter}>
            {counter}
          </span>
        )}
      </div>
    </div>
  );
}

/** Value for `aria-describedby`: the error while there is one, else the help. */
export function describedBy(ids: FieldIds, error: unknown, help: unknown): string | undefined {
  if (error) return ids.error;
  return help ? ids.help : undefined;
}
