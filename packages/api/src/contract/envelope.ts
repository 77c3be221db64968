import * as z from "zod/mini";

/** What every answer is wrapped in, whatever its HTTP status. `success` decides, not the status (AP-03). */
export interface Envelope<T = unknown> {
  success: boolean;
  /** Words for the buyer in his language when the call was refused. */
  message: string;
  /** 200 on success (some successes carry another number, 32001 for example), else the number of the refusal. */
  code: number;
  /** Epoch milliseconds of the server. */
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
