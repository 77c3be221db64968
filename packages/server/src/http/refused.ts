import type { Because, RefusalCode } from "./refusals.ts";

/**
 * A business rule refused the call. The HTTP layer turns it into the envelope, in the buyer's language; nothing is
 * logged but its cause, if there is one.
 */
export class Refused extends Error {
  override readonly name = "Refused";
  readonly code: RefusalCode;
  /** Values for the placeholders of the message, such as the goods' name. */
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: RefusalCode, params: Readonly<Record<string, string | number>> = {}, options?: ErrorOptions) {
    super(`refused: ${code}`, options);
    this.code = code;
    this.params = params;
  }
}

/** A refusal with the code of a fault, as the contract has it, and a sentence that says what the buyer can do. */
export function because(reason: Because): Refused {
  return new Refused(400, { because: reason });
}
