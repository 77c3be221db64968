import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { FormError } from "@sundry/ui/forms/Form";

/** What every step of the application is given. */
export interface StepProps<Fields> {
  /** What the server keeps so far. */
  entry: StoreDetail | null | undefined;
  /** Sends the step; what was refused comes back for the form. */
  send: (fields: Fields) => Promise<readonly FormError[]>;
  onDone: () => void;
  onBack: () => void;
}
