import { ApiError } from "@sundry/api/client";
import { resetByMobile, resetPassword } from "@sundry/api/contract/session";
import type { FormError } from "@sundry/ui/forms/Form";
import { useState } from "react";
import { client } from "../../shared/data/client.ts";
import { useFaultWords } from "../../shared/data/faultWords.ts";
import { NOBODYS, TOO_LATE, WRONG_CODE } from "./codeRefusals.ts";

/** What proves whose account it is. */
export interface Proof {
  contact: string;
  code: string;
}

/** A new password under way. */
export interface PasswordReset {
  step: "prove" | "set" | "done";
  /** What was typed in the first step. */
  proof: Proof;
  /** Why the buyer is back at the first step. */
  late: string | undefined;
  prove: (proof: Proof) => Promise<readonly FormError[]>;
  setPassword: (password: string) => Promise<readonly FormError[]>;
  back: () => void;
}

/** The three steps of a new password; a proof that has run out leads back to the first with the reason (SE-07). */
export function usePasswordReset(): PasswordReset {
  const words = useFaultWords();
  const [step, setStep] = useState<PasswordReset["step"]>("prove");
  const [proof, setProof] = useState<Proof>({ contact: "", code: "" });
  const [proven, setProven] = useState<Proof>();
  const [late, setLate] = useState<string>();

  async function prove({ contact, code }: Proof): Promise<readonly FormError[]> {
    const typed = { contact: contact.trim(), code };
    setProof(typed);
    // Back and forth again: the code was used, and still counts for this device.
    const known = proven?.contact === typed.contact && proven.code === typed.code;
    try {
      if (!known) await client.send(resetByMobile, { mobile: typed.contact, code });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      const field = { [WRONG_CODE]: "code", [NOBODYS]: "contact" }[fault.code];
      return [{ message: words(fault), field }];
    }
    setProven(typed);
    setLate(undefined);
    setStep("set");
    return [];
  }

  async function setPassword(password: string): Promise<readonly FormError[]> {
    try {
      await client.send(resetPassword, { password });
    } catch (fault) {
      if (!(fault instanceof ApiError)) throw fault;
      if (fault.code !== TOO_LATE) return [{ message: words(fault) }];
      setProof({ contact: proof.contact, code: "" });
      setProven(undefined);
      setLate(words(fault));
      setStep("prove");
      return [];
    }
    setStep("done");
    return [];
  }
  return { step, proof, late, prove, setPassword, back: () => setStep("prove") };
}
