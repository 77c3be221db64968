"use client";
import { clsx } from "clsx";
import { useFormState } from "react-hook-form";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";
import { button } from "./SubmitButton.css.ts";

/** Props of {@link SubmitButton}. */
export type SubmitButtonProps = Omit<ButtonProps, "type" | "onClick">;

/** Sends the `Form` around it; it keeps its width and waits while that is under way (VA-04). */
export function SubmitButton({ loading = false, className, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <Button
      size="lg"
      wide
      {...rest}
      type="submit"
      loading={loading || isSubmitting}
      className={clsx(button, className)}
    />
  );
}
