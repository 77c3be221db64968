import * as z from "zod/mini";
import { call } from "./call.ts";
import { PintuanMember } from "./entities/pintuan.ts";

/** Lists the open groups of a group buy; empty when it has none or does not exist. */
export const members = call({
  id: "pintuan.members",
  method: "GET",
  path: "/pintuan/{pintuanId}/members",
  auth: "none",
  inSpec: false,
  result: z.array(PintuanMember),
});
