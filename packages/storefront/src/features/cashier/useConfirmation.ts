import type { FormError } from "@sundry/ui/forms/Form";
import { useState } from "react";

type Errors = readonly FormError[];

/** A question between submitting a form and the action. */
export interface Confirmation {
  /** Whether the question is open. */
  readonly asking: boolean;
  /** Opens the question; resolves, once it is answered, to the errors that the form shows. */
  readonly ask: () => Promise<Errors>;
  readonly confirm: () => void;
  readonly cancel: () => void;
}

/** Asks before `act` runs. If the buyer declines, nothing happens and the form shows no error. */
export function useConfirmation(act: () => Promise<Errors>): Confirmation {
  const [answer, setAnswer] = useState<(errors: Errors | Promise<Errors>) => void>();
  const close = (errors: Errors | Promise<Errors>) => {
    setAnswer(undefined);
    answer?.(errors);
  };
  return {
    asking: answer !== undefined,
    ask: () => new Promise((resolve) => setAnswer(() => resolve)),
    confirm: () => close(act()),
    cancel: () => close([]),
  };
}
