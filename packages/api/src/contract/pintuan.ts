import * as z from "zod/mini";
import { call } from "./call.ts";
import { PintuanMember } from "./entities/pintuan.ts";

/** Open groups of a group buy; [] when it has none, and for one that does not exist. Beyond the specification (decisions 38). */
export const members = call({
  id: "pintuan.members",
  method: "GET",
  path: "/pintuan/{pintuanId}/members",
  auth: "none",
  inSpec: false,
  result: z.array(PintuanMember),
});
