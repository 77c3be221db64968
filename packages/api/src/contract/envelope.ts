import * as z from "zod/mini";

/** The wrapper of every answer. `success` decides whether the call succeeded, not the HTTP status. */
export interface Envelope<T = unknown> {
  success: boolean;
  /** Message for the buyer, in their language, when the call was refused. */
  message: string;
  /** 200 on success (some successes have another number, such as 32001), otherwise the code of the refusal. */
  code: number;
  /** The server's time in epoch milliseconds. */
  timestamp: number;
  result: T | null;
}

/** Schema of an {@link Envelope} around a result. */
/* @__NO_SIDE_EFFECTS__ */
export function envelope<T extends z.ZodMiniType>(result: T) {
  return z.object({
    success: z.boolean(),
    message: z.string(),
    code: z.int(),
    timestamp: z.int(),
    result: z.optional(z.nullable(result)),
  });
}
