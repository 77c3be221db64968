import * as z from "zod/mini";
import { Id, maybe } from "../scalars.ts";

/** A parcel company. */
export const Logistics = z.object({
  id: Id,
  name: z.string(),
  /** Short name used by other systems. */
  code: z.string(),
  /** Carriers that are `OPEN` can be chosen, those that are `CLOSE` cannot. */
  disabled: maybe(z.string()),
});
export type Logistics = z.output<typeof Logistics>;
