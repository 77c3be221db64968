import { ApiError } from "@sundry/api/client";
import { sendEmail, sendSms } from "@sundry/api/contract/codes";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { type ReactNode, useState } from "react";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { tabStorage } from "../../shared/session/storage.ts";
import { isMobile } from "./recipient.ts";
import { createSentCodes } from "./sentCodes.ts";
import { useCaptcha } from "./useCaptcha.tsx";

const sentCodes = createSentCodes(tabStorage);

/** What a `CodeField` needs, and the puzzle that may come up. */
export interface CodeSending {
  waitUntil: (to: string) => number;
  /** Sends a code to a mobile or an e-mail address; answers why that failed. */
  onSend: (event: { to: string }) => Promise<string | undefined>;
  dialog: ReactNode;
}

/** Sends codes for a purpose, past the puzzle that the server asks for (SE-06). */
export function useSendCode(purpose: VerificationPurpose): CodeSending {
  const words = useFaultWords();
  const { guarded, dialog } = useCaptcha(purpose);
  const [, setSent] = useState(0);
  return {
    dialog,
    waitUntil: sentCodes.waitUntil,
    async onSend({ to }) {
      try {
        await guarded(() =>
          isMobile(to)
            ? client.send(sendSms, { verificationEnums: purpose, mobile: to })
            : client.send(sendEmail, { verificationEnums: purpose, email: to }),
        );
      } catch (fault) {
        if (!(fault instanceof ApiError)) throw fault;
        return words(fault);
      }
      sentCodes.note(to, client.serverNow());
      setSent((count) => count + 1);
      return undefined;
    },
  };
}
