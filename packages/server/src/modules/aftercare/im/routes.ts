import * as calls from "@sundry/api/contract/im";
import { Refused } from "#server/http/refused.ts";
import { type Route, serve } from "#server/http/serve.ts";
import { issueTicket } from "./keys.ts";
import { requireChat } from "./parties.ts";
import { history, myTalks, sendAsBuyer, talkWith } from "./service.ts";
import { lineView } from "./view.ts";

/** Address of the chat page on this server. */
export const chatAddress = "/im/chat";

export const imRoutes: readonly Route[] = [
  serve(calls.link, ({ services }) => {
    requireChat(services);
    return chatAddress;
  }),
  serve(calls.ticket, ({ tx, services, buyer, header }) =>
    issueTicket(tx, services, buyer, header("accesstoken") ?? ""),
  ),
  serve(calls.talkWith, ({ tx, services, buyer, input, lang }) => talkWith(tx, services, buyer, input.userId, lang)),
  serve(calls.talks, ({ tx, services, buyer, input, lang }) => myTalks(tx, services, buyer, input.userName, lang)),
  serve(calls.messages, ({ tx, services, buyer, input }) => history(tx, services, buyer, input)),
  serve(calls.socket, () => {
    throw new Refused(4002, { detail: "Upgrade: websocket" });
  }),
  serve(calls.send, async ({ tx, services, buyer, input }) => {
    const { line, talk } = await sendAsBuyer(tx, services, buyer.id, input);
    return lineView(line, talk, services.config.shopZone);
  }),
];
