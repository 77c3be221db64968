"use client";
import { clsx } from "clsx";
import { useFormState } from "react-hook-form";
import { Button, type ButtonProps } from "../../primitives/Button/index.ts";
import { button } from "./SubmitButton.css.ts";

/** Props of {@link SubmitButton}. */
export type SubmitButtonProps = Omit<ButtonProps, "type" | "onClick">;

/** Submits the `Form` around it, and shows that while it is being sent. */
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
