"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import { type ComponentPropsWithRef, type ReactNode, useId, useMemo } from "react";
import { ownText } from "../../internal/ownText.tsx";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import * as styles from "./Field.css.ts";
import { FieldContext } from "./fieldContext.ts";

/** Props of {@link Field}. */
export interface FieldProps extends Omit<ComponentPropsWithRef<"div">, "children"> {
  /** The label. */
  label: ReactNode;
  /** Content at the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode | undefined;
  /** Help text below the field. */
  help?: ReactNode | undefined;
  /** What is wrong and how to fix it; takes the place of the help. */
  error?: string | undefined;
  /** Marks the field as optional after the label. @default false */
  optional?: boolean | undefined;
  /** Counter such as "126 / 140". */
  counter?: ReactNode | undefined;
  /** A status message about the text, such as that it was shortened. */
  notice?: string | undefined;
  /** Whether the control is a group, such as `RadioGroup`, that a label cannot point to. @default false */
  group?: boolean | undefined;
  /** The control: `Input`, `Select`, `RadioGroup` and others take their name, help and error from here. */
  children: ReactNode;
}

/**
 * The frame of a form field: label, control, help or error. It needs no form library; the fields for react-hook-form, such as
 * `TextField`, are made from it.
 */
export function Field({
  label,
  aside,
  help,
  error,
  optional,
  counter,
  notice,
  group = false,
  className,
  children,
  ...rest
}: FieldProps) {
  const { field } = useMessages();
  const id = useId();
  const [controlId, labelId, helpId, errorId] = [id, `${id}-label`, `${id}-help`, `${id}-error`];
  const invalid = Boolean(error);
  const describedBy = invalid ? errorId : help ? helpId : undefined;
  const parts = useMemo(
    () => ({ controlId, labelId, describedBy, invalid }),
    [controlId, labelId, describedBy, invalid],
  );
  const words = (
    <>
      {ownText(label)}
      {optional && <span className={styles.optional}>{[" (", field.optional, ")"].join("")}</span>}
    </>
  );
  return (
    <div data-component="Field" data-invalid={invalid || undefined} {...rest} className={clsx(styles.root, className)}>
      <div className={styles.head}>
        {group ? (
          <span id={labelId} className={styles.label}>
            {words}
          </span>
        ) : (
          <label id={labelId} htmlFor={controlId} className={styles.label}>
            {words}
          </label>
        )}
        {aside}
      </div>
      <FieldContext value={parts}>{children}</FieldContext>
      <div className={styles.foot}>
        <div className={styles.words}>
          {error && <FieldError id={errorId}>{error}</FieldError>}
          {help && !error && (
            <p id={helpId} data-part="help" className={styles.help}>
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

/** Props of {@link FieldError}. */
export interface FieldErrorProps extends ComponentPropsWithRef<"p"> {
  /** The sentence. */
  children: string;
}

/** The line with what is wrong, for a control that has a label of its own, such as `Checkbox`. `Field` has it by itself. */
export function FieldError({ className, children, ...rest }: FieldErrorProps) {
  return (
    <p data-part="error" {...rest} className={clsx(styles.error, className)}>
      <CircleAlert aria-hidden="true" className={styles.alert} />
      <span>{children}</span>
    </p>
  );
}
