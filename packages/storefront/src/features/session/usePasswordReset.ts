import { resetByMobile, resetPassword } from "@sundry/api/contract/session";
import type { FormError } from "@sundry/ui/forms/Form";
import { useState } from "react";
import { client } from "../../shared/data/client.ts";
import { useErrorMessage } from "../../shared/data/errorMessage.ts";
import { useAction } from "../../shared/data/useAction.ts";
import { plainRecipient } from "./recipient.ts";
import { PROOF_EXPIRED, UNKNOWN_CONTACT, WRONG_CODE } from "./codeRefusals.ts";

/** Proof of whose account it is. */
export interface Proof {
  contact: string;
  code: string;
}

/** A password reset in progress. */
export interface PasswordReset {
  step: "verify" | "set" | "done";
  /** The entries of the first step. */
  proof: Proof;
  /** Why the buyer is back at the first step. */
  expired: string | undefined;
  verify: (proof: Proof) => Promise<readonly FormError[]>;
  setPassword: (password: string) => Promise<readonly FormError[]>;
  back: () => void;
}

/** The three steps of a password reset. An expired proof leads back to the first step and says why (SE-07). */
export function usePasswordReset(): PasswordReset {
  const errorMessage = useErrorMessage();
  const [step, setStep] = useState<PasswordReset["step"]>("verify");
  const [proof, setProof] = useState<Proof>({ contact: "", code: "" });
  const [proven, setProven] = useState<Proof>();
  const [expired, setExpired] = useState<string>();

  const proving = useAction(
    async ({ contact, code }: Proof) => {
      // After Back and Continue the code is used up, but still valid for this device.
      if (proven?.contact !== contact || proven.code !== code)
        await client.send(resetByMobile, { mobile: contact, code });
    },
    {
      after: (_result, typed) => {
        setProven(typed);
        setExpired(undefined);
        setStep("set");
      },
      faultAt: (fault) => ({
        message: errorMessage(fault),
        field: { [WRONG_CODE]: "code", [UNKNOWN_CONTACT]: "contact" }[fault.code],
      }),
    },
  );
  const setting = useAction(resetPassword, {
    after: () => setStep("done"),
    refused: (fault) => {
      if (fault.code !== PROOF_EXPIRED) return false;
      setProof({ contact: proof.contact, code: "" });
      setProven(undefined);
      setExpired(errorMessage(fault));
      setStep("verify");
      return true;
    },
  });
  return {
    step,
    proof,
    expired,
    verify: ({ contact, code }) => {
      const typed = { contact: plainRecipient(contact), code };
      setProof(typed);
      return proving.submit(typed);
    },
    setPassword: (password) => setting.submit({ password }),
    back: () => setStep("verify"),
  };
}
