import * as z from "zod/mini";
import { conversions } from "./conversions.ts";

/** A flag that may arrive as the text or number 1 or 0. */
export const Flag = Object.assign(
  z.pipe(
    z.union([z.boolean(), z.string(), z.number()]),
    z.transform((value: boolean | string | number) => conversions.flag(value)),
  ),
  { converts: "flag" as const },
);

/** A count that may arrive as text. */
export const Count = Object.assign(z.pipe(z.union([z.number(), z.string()]), z.transform(conversions.count)), {
  converts: "count" as const,
});
