import { create, post } from "@sundry/api/contract/feedback";
import { type Route, serve } from "#server/http/serve.ts";
import { sendContactMessage } from "./contact.ts";
import { addFeedback } from "./service.ts";

export const feedbackRoutes: readonly Route[] = [
  serve(create, ({ tx, services, buyer, input }) => addFeedback(tx, services, buyer.id, input)),
  serve(post, ({ tx, services, input, buyer, lang, address }) =>
    sendContactMessage(tx, services, input, { memberId: buyer?.id ?? null, lang, address }),
  ),
];
