import * as calls from "@sundry/api/contract/captcha";
import { type Route, serve, serveLongRunning } from "#server/http/serve.ts";
import { readPurpose } from "./purpose.ts";
import { checkPuzzle, createPuzzle, passByWork } from "./service.ts";

export const captchaRoutes: readonly Route[] = [
  serveLongRunning(calls.create, ({ services, input, lang, uuid, address, within }) =>
    createPuzzle(within, services, readPurpose(input.verificationEnums, lang), { uuid, address }),
  ),
  serveLongRunning(calls.check, ({ tx, services, input, lang, uuid, address, within }) =>
    checkPuzzle(tx, services, {
      purpose: readPurpose(input.verificationEnums, lang),
      x: input.xPos,
      asker: { uuid, address },
      within,
    }),
  ),
  serve(calls.work, ({ tx, services, input, lang, uuid, address }) =>
    passByWork(tx, services, {
      purpose: readPurpose(input.verificationEnums, lang),
      nonce: input.nonce,
      asker: { uuid, address },
    }),
  ),
];
