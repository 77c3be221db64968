import { members } from "@sundry/api/contract/pintuan";
import { type Route, serve } from "#server/http/serve.ts";

/** This marketplace has no group buys, so no group is ever open. */
export const pintuanRoutes: readonly Route[] = [serve(members, () => [])];
