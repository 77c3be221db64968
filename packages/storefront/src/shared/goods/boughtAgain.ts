import * as z from "zod/mini";

/** A line that was bought again, as the order page passes it to the cart in the history entry. */
const BoughtAgain = z.object({
  id: z.string(),
  name: z.string(),
  image: z.optional(z.string()),
  asked: z.number(),
  added: z.number(),
  was: z.optional(z.union([z.number(), z.string()])),
  now: z.optional(z.union([z.number(), z.string()])),
  reason: z.optional(z.string()),
});
export type BoughtAgain = z.output<typeof BoughtAgain>;

const State = z.object({ boughtAgain: z.array(BoughtAgain) });

/** The lines of a history entry; none for any other entry. */
export function boughtAgainOf(state: unknown): readonly BoughtAgain[] {
  const read = State.safeParse(state);
  return read.success ? read.data.boughtAgain : [];
}
