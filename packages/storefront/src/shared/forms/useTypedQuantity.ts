import { useRef } from "react";

/**
 * A quantity that belongs to a button. `stepper` is for the `QuantityStepper`; the button asks `isValid`, which is false while the
 * typed quantity is invalid, and then focuses the field, which says why (VA-03).
 */
export function useTypedQuantity() {
  const ref = useRef<HTMLDivElement>(null);
  const wrong = useRef(false);
  return {
    stepper: {
      ref,
      live: true,
      onProblemChange: ({ problem }: { problem: string | undefined }) => {
        wrong.current = problem !== undefined;
      },
    },
    isValid: (): boolean => {
      if (wrong.current) ref.current?.querySelector("input")?.focus();
      return !wrong.current;
    },
  };
}
