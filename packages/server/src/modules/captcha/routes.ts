import * as calls from "@sundry/api/contract/captcha";
import { type Route, serve } from "#server/http/serve.ts";
import { readPurpose } from "./purpose.ts";
import { checkPuzzle, createPuzzle } from "./service.ts";

export const captchaRoutes: readonly Route[] = [
  serve(calls.create, ({ tx, services, input, lang, uuid, address }) =>
    createPuzzle(tx, services, readPurpose(input.verificationEnums, lang), { uuid, address }),
  ),
  serve(calls.check, ({ tx, services, input, lang, uuid, address, inBackground }) =>
    checkPuzzle(tx, services, {
      purpose: readPurpose(input.verificationEnums, lang),
      x: input.xPos,
      asker: { uuid, address },
      inBackground,
    }),
  ),
];
