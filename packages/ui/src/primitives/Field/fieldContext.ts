"use client";
import { clsx } from "clsx";
import { createContext, useContext } from "react";

/** What a field tells the control inside it. */
export interface FieldParts {
  /** Id for the control, which the label points to. */
  readonly controlId: string;
  readonly labelId: string;
  /** Ids of the error or the help. */
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

/** The field around a control; null where there is none. */
export const FieldContext = createContext<FieldParts | null>(null);

interface Described {
  id?: string | undefined;
  "aria-invalid"?: boolean | "true" | "false" | "grammar" | "spelling" | undefined;
  "aria-describedby"?: string | undefined;
}

function describe(field: FieldParts, props: Described) {
  return {
    "aria-invalid": props["aria-invalid"] ?? (field.invalid || undefined),
    "aria-describedby": clsx(field.describedBy, props["aria-describedby"]) || undefined,
  };
}

/** What names something by a text or by the id of one. */
export interface AriaName {
  "aria-label"?: string | undefined;
  "aria-labelledby"?: string | undefined;
}

/** The name of a control for what belongs to it, such as its list: what the control says itself, else the field's label. */
export function useFieldName({ "aria-label": label, "aria-labelledby": labelledBy }: AriaName): AriaName {
  const field = useContext(FieldContext);
  return label === undefined ? { "aria-labelledby": labelledBy ?? field?.labelId } : { "aria-label": label };
}

/** A control's props with what ties it to the `Field` around it: the label's id, whether it is invalid, and why. */
export function useFieldControl<Props extends Described>(props: Props): Props {
  const field = useContext(FieldContext);
  return field ? { ...props, id: props.id ?? field.controlId, ...describe(field, props) } : props;
}

/** The same for a group of controls, which a label cannot point to: the group is named by the label's text. */
export function useFieldGroup<Props extends Described & AriaName>(props: Props): Props {
  const field = useContext(FieldContext);
  const name = useFieldName(props);
  return field ? { ...props, ...name, ...describe(field, props) } : props;
}
