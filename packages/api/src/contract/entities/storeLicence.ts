import * as z from "zod/mini";
import { maybe } from "../scalars.ts";

/** The company behind a store, according to its licence. */
export const StoreLicence = z.object({
  companyName: maybe(z.string()),
  companyAddress: maybe(z.string()),
  companyAddressPath: maybe(z.string()),
  /** Address of a picture. */
  licencePhoto: maybe(z.string()),
  /** Scope of its business. */
  scope: maybe(z.string()),
  employeeNum: maybe(z.int()),
});
export type StoreLicence = z.output<typeof StoreLicence>;
