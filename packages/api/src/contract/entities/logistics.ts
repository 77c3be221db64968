import * as z from "zod/mini";
import { Id, maybe } from "../scalars.ts";

/** A parcel company. */
export const Logistics = z.object({
  id: Id,
  name: z.string(),
  /** Short name that other systems know it by. */
  code: z.string(),
  /** `OPEN` can be chosen, `CLOSE` not. */
  disabled: maybe(z.string()),
});
export type Logistics = z.output<typeof Logistics>;
