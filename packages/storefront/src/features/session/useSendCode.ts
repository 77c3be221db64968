import { sendEmail, sendSms } from "@sundry/api/contract/codes";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { type ReactNode, useState } from "react";
import { client } from "../../shared/data/client.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import { isMobile, plainRecipient } from "./recipient.ts";
import { createSentCodes } from "./sentCodes.ts";
import { useCaptcha } from "./useCaptcha.tsx";

const sentCodes = createSentCodes(tabStorage);

/** What a `CodeField` needs, and the puzzle that may open. */
export interface CodeSending {
  waitUntil: (to: string) => number;
  /** Sends a code to a mobile number or email address. Resolves to the reason if it failed. */
  onSend: (event: { to: string }) => Promise<string | undefined>;
  dialog: ReactNode;
}

/** Sends codes for a purpose, after the puzzle if the server asks for one (SE-06). */
export function useSendCode(purpose: VerificationPurpose): CodeSending {
  const { guarded, dialog } = useCaptcha(purpose);
  const [, setSent] = useState(0);
  const sending = useAction(
    ({ to }: { to: string }) =>
      guarded<unknown>(() =>
        isMobile(to)
          ? client.send(sendSms, { verificationEnums: purpose, mobile: plainRecipient(to) })
          : client.send(sendEmail, { verificationEnums: purpose, email: plainRecipient(to) }),
      ),
    {
      after: (_result, { to }) => {
        sentCodes.note(to, client.serverNow());
        setSent((count) => count + 1);
      },
    },
  );
  return {
    dialog,
    waitUntil: sentCodes.waitUntil,
    onSend: async (event) => (await sending.submit(event))[0]?.message,
  };
}
