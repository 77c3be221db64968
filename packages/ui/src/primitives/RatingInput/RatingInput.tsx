"use client";
import { clsx } from "clsx";
import Star from "lucide-react/icons/star";
import { type ComponentPropsWithRef, useId, useState } from "react";
import { useMessages } from "../../runtime/MessagesProvider.tsx";
import { useFieldGroup } from "../Field/fieldContext.ts";
import * as styles from "./RatingInput.css.ts";

const grades = [1, 2, 3, 4, 5] as const;

/** Props of {@link RatingInput}. */
export interface RatingInputProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children" | "onChange"> {
  /** A whole number from 1 to 5; null, or any other, for none. */
  value?: number | null | undefined;
  /** The initial value if uncontrolled. */
  defaultValue?: number | undefined;
  /** Called with the new rating. */
  onValueChange?: ((event: { value: number }) => void) | undefined;
  /** Name in a form. */
  name?: string | undefined;
}

/** A rating to give, from one to five stars. To show one use `Rating`, for react-hook-form `RatingField`. */
export function RatingInput({ value, defaultValue, onValueChange, name, className, ...rest }: RatingInputProps) {
  const id = useId();
  const { stars } = useMessages();
  const group = useFieldGroup(rest);
  const [own, setOwn] = useState(defaultValue);
  const given = value === undefined ? own : value;
  const chosen = grades.find((grade) => grade === given);
  const choose = (grade: number) => {
    setOwn(grade);
    onValueChange?.({ value: grade });
  };
  return (
    <div data-component="RatingInput" role="radiogroup" {...group} className={clsx(styles.root, className)}>
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
              name={name ?? id}
              value={grade}
              checked={grade === chosen}
              aria-label={stars.grade({ count: grade, word: stars.words[grade] })}
              className={styles.input}
              onChange={() => choose(grade)}
            />
          </span>
        ))}
      </span>
      <span aria-hidden="true" data-part="word" className={styles.word}>
        {chosen ? stars.words[chosen] : ""}
      </span>
    </div>
  );
}
