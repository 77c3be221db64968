import { ApiError } from "@sundry/api/client";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

const CaptchaDialog = lazyPart(() => import("./CaptchaDialog.tsx").then((m) => ({ default: m.CaptchaDialog })));

/** No solved puzzle for this device and purpose. */
const DEMANDED = 80204;

/** The way past a puzzle. */
export interface Captcha {
  /** Sends; where the server demands a puzzle it is shown, and what was meant is sent once more. Left unsolved, the refusal is thrown. */
  guarded: <T>(send: () => Promise<T>) => Promise<T>;
  /** To be rendered somewhere in the page. */
  dialog: ReactNode;
}

/** Shows the slider puzzle only when the server asks for it (SE-06). */
export function useCaptcha(purpose: VerificationPurpose): Captcha {
  const [asked, setAsked] = useState(false);
  const answer = useRef<(passed: boolean) => void>(undefined);

  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setAsked(true);
    });
  const close = (passed: boolean) => {
    setAsked(false);
    answer.current?.(passed);
  };
  return {
    async guarded(send) {
      try {
        return await send();
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.code !== DEMANDED || !(await ask())) throw fault;
        return send();
      }
    },
    dialog: asked && (
      <Suspense>
        <CaptchaDialog purpose={purpose} onPassed={() => close(true)} onLeave={() => close(false)} />
      </Suspense>
    ),
  };
}
