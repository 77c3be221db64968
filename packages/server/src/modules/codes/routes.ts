import * as email from "@sundry/api/contract/email";
import * as sms from "@sundry/api/contract/sms";
import { type Route, serve } from "#server/http/serve.ts";
import { readPurpose } from "#server/modules/captcha/purpose.ts";
import { sendCode } from "./service.ts";

export const codesRoutes: readonly Route[] = [
  serve(sms.send, ({ tx, services, input: { verificationEnums, mobile }, ...from }) =>
    sendCode(tx, services, { ...from, channel: "SMS", purpose: readPurpose(verificationEnums, from.lang), to: mobile }),
  ),
  serve(email.send, ({ tx, services, input: { verificationEnums, email: to }, ...from }) =>
    sendCode(tx, services, { ...from, channel: "EMAIL", purpose: readPurpose(verificationEnums, from.lang), to }),
  ),
];
