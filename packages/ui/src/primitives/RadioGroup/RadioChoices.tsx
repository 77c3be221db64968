"use client";
import { type ComponentPropsWithRef, type ReactNode, useId, useState } from "react";
import { recordsOf } from "../../internal/given.ts";
import { useFieldGroup } from "../Field/fieldContext.ts";

interface Choice {
  readonly value: string;
  readonly label: ReactNode;
  readonly description?: ReactNode | undefined;
  /** Shown at the end, beside the words. */
  readonly aside?: ReactNode | undefined;
  readonly disabled?: boolean | undefined;
}

interface RadioChoicesProps extends Omit<ComponentPropsWithRef<"div">, "defaultValue" | "children" | "onChange"> {
  choices: readonly Choice[];
  value: string | null | undefined;
  defaultValue: string | undefined;
  onValueChange: ((event: { value: string }) => void) | undefined;
  name: string | undefined;
  /** Name of a choice as a part of the component. */
  part: "option" | "card";
  looks: Readonly<Record<"choice" | "dot" | "words" | "label" | "description", string>>;
}

/** What `RadioGroup` and `RadioCards` have in common: one choice of several, each with its words. */
export function RadioChoices(props: RadioChoicesProps) {
  const { choices: given, value, defaultValue, onValueChange, name, part, looks, ...rest } = props;
  const choices = recordsOf(given);
  const id = useId();
  const group = useFieldGroup(rest);
  const [own, setOwn] = useState(defaultValue);
  const chosen = value === undefined ? own : value;
  const choose = (next: string) => {
    setOwn(next);
    onValueChange?.({ value: next });
  };
  return (
    <div role="radiogroup" {...group}>
      {choices.map((choice) => (
        <label key={choice.value} data-part={part} className={looks.choice}>
          <input
            type="radio"
            name={name ?? id}
            value={choice.value}
            checked={choice.value === chosen}
            disabled={choice.disabled}
            onChange={() => choose(choice.value)}
            aria-labelledby={`${id}-${choice.value}`}
            aria-describedby={choice.description ? `${id}-${choice.value}-more` : undefined}
            className={looks.dot}
          />
          <span className={looks.words}>
            <span id={`${id}-${choice.value}`} className={looks.label}>
              {choice.label}
            </span>
            {choice.description ? (
              <span id={`${id}-${choice.value}-more`} className={looks.description}>
                {choice.description}
              </span>
            ) : null}
          </span>
          {choice.aside}
        </label>
      ))}
    </div>
  );
}
