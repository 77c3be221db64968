"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
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
  /** The label. */
  label: ReactNode;
  /** Content at the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode | undefined;
  /** Help text below the field. */
  help?: ReactNode | undefined;
  /** What is wrong and how to fix it. */
  error?: string | undefined;
  /** Marks the field as optional after the label. @default false */
  optional?: boolean | undefined;
  /** Counter such as "126 / 140". */
  counter?: ReactNode | undefined;
  /** A status message about the text, such as that it was shortened. */
  notice?: string | undefined;
  /** The control itself. */
  children: ReactNode;
}

/** The frame of a form field: label, control, help or error. The fields themselves are `TextField` and the others. */
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
