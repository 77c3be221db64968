"use client";
import { get, useFormContext } from "react-hook-form";

/** The sentence of a field's error, if the form around it has one for that name. */
export function useFieldError(name: string): string | undefined {
  const { formState } = useFormContext();
  const error: unknown = get(formState.errors, name);
  if (typeof error !== "object" || error === null || !("message" in error)) return undefined;
  return typeof error.message === "string" ? error.message : undefined;
}
