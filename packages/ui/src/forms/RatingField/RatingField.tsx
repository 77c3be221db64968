"use client";
import { clsx } from "clsx";
import CircleAlert from "lucide-react/icons/circle-exclamation-point";
import Star from "lucide-react/icons/star";
import { type ReactNode, useId } from "react";
import { get, useController, useFormContext } from "react-hook-form";
import { useMessages } from "../../runtime/index.ts";
import * as fieldStyles from "../Field/Field.css.ts";
import { errorText } from "../Field/useTextControl.ts";
import * as styles from "./RatingField.css.ts";

const grades = [1, 2, 3, 4, 5] as const;

/** Props of {@link RatingField}. */
export interface RatingFieldProps {
  /** Name of a number from 1 to 5 in the form's schema; anything else counts as none. */
  name: string;
  /** The label. */
  label: ReactNode;
  /** Goes to the field. */
  className?: string | undefined;
}

/** A star rating in a `Form`, from one to five. To show a rating use `Rating`. */
export function RatingField({ name, label, className }: RatingFieldProps) {
  const id = useId();
  const { stars } = useMessages();
  const { formState } = useFormContext();
  const { field } = useController({ name });
  const error = errorText(get(formState.errors, name));
  const chosen = grades.find((grade) => grade === field.value);
  return (
    <div
      data-component="RatingField"
      data-invalid={Boolean(error) || undefined}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-invalid={Boolean(error) || undefined}
      aria-describedby={error ? `${id}-error` : undefined}
      className={clsx(styles.root, className)}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <span className={styles.row}>
        {grades.map((grade) => (
          <span
            key={grade}
            data-part="star"
            data-on={(chosen !== undefined && grade <= chosen) || undefined}
            className={styles.star}
          >
            <Star aria-hidden="true" className={styles.drawing} />
            <input
              type="radio"
              name={name}
              // The first one gets the focus when the field is faulty.
              ref={grade === (chosen ?? 1) ? field.ref : undefined}
              value={grade}
              checked={grade === chosen}
              aria-label={stars.grade({ count: grade, word: stars.words[grade] })}
              className={styles.input}
              onChange={() => field.onChange(grade)}
              onBlur={field.onBlur}
            />
          </span>
        ))}
      </span>
      <span aria-hidden="true" data-part="word" className={styles.word}>
        {chosen ? stars.words[chosen] : ""}
      </span>
      {error && (
        <p id={`${id}-error`} data-part="error" className={clsx(fieldStyles.error, styles.error)}>
          <CircleAlert aria-hidden="true" className={fieldStyles.alert} />
          {error}
        </p>
      )}
    </div>
  );
}
