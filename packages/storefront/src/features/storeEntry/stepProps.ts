import type { StoreDetail } from "@sundry/api/contract/entities/storeEntry";
import type { FormError } from "@sundry/ui/forms/Form";

/** Props of every step of the application. */
export interface StepProps<Fields> {
  /** What the server has stored so far. */
  entry: StoreDetail | null | undefined;
  /** Sends the step; resolves to errors for the form. */
  send: (fields: Fields) => Promise<readonly FormError[]>;
  onDone: () => void;
  onBack: () => void;
}
