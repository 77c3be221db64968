import * as calls from "@sundry/api/contract/upload";
import { type Route, serve } from "#server/http/serve.ts";
import { storePhoto } from "./service.ts";

export const uploadRoutes: readonly Route[] = [
  serve(calls.file, ({ tx, services, buyer, input }) => storePhoto(tx, services, buyer.id, input.file)),
];
