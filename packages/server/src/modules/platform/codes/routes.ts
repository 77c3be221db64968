import { sendEmail, sendSms } from "@sundry/api/contract/codes";
import { type Route, serve } from "#server/http/serve.ts";
import { readPurpose } from "#server/modules/platform/captcha/purpose.ts";
import { sendCode } from "./service.ts";

export const codesRoutes: readonly Route[] = [
  serve(sendSms, ({ tx, services, input: { verificationEnums, mobile }, ...from }) =>
    sendCode(tx, services, { ...from, channel: "SMS", purpose: readPurpose(verificationEnums, from.lang), to: mobile }),
  ),
  serve(sendEmail, ({ tx, services, input: { verificationEnums, email: to }, ...from }) =>
    sendCode(tx, services, { ...from, channel: "EMAIL", purpose: readPurpose(verificationEnums, from.lang), to }),
  ),
];
