import * as calls from "@sundry/api/contract/message";
import { type Route, serve } from "#server/http/serve.ts";
import { setLettersOff, wantsLetters } from "#server/modules/account/member/service.ts";
import { myMessages, readMessage, removeMessage } from "./service.ts";

export const messageRoutes: readonly Route[] = [
  serve(calls.list, ({ tx, services, buyer, input, lang }) => myMessages(tx, services, buyer, input, lang)),
  serve(calls.read, ({ tx, services, buyer, input }) => readMessage(tx, services, buyer, input.id)),
  serve(calls.letters, ({ tx, buyer }) => wantsLetters(tx, buyer.id)),
  serve(calls.setLetters, ({ tx, buyer, input }) => setLettersOff(tx, buyer.id, !input.wanted)),
  serve(calls.remove, ({ tx, services, buyer, input }) => removeMessage(tx, services, buyer, input.id)),
];
