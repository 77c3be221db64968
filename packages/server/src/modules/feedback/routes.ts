import * as calls from "@sundry/api/contract/feedback";
import { type Route, serve } from "#server/http/serve.ts";
import { giveFeedback } from "./service.ts";

export const feedbackRoutes: readonly Route[] = [
  serve(calls.create, ({ tx, services, buyer, input }) => giveFeedback(tx, services, buyer.id, input)),
];
