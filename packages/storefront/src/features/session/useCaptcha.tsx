import { ApiError } from "@sundry/api/client";
import type { VerificationPurpose } from "@sundry/api/contract/enums";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { currentLocale } from "../../shared/i18n/locale.ts";
import { loadWords } from "../../shared/i18n/words.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";

// Pages of other areas send codes too.
const CaptchaDialog = lazyPart(() =>
  Promise.all([import("./CaptchaDialog.tsx"), loadWords("session", currentLocale())]).then(([m]) => ({
    default: m.CaptchaDialog,
  })),
);

/** The server requires a solved puzzle from this device first. */
const PUZZLE_REQUIRED = 80204;

/** Sends something that may need a solved puzzle. */
export interface Captcha {
  /**
   * Sends. If the server asks for a puzzle, shows it and sends once more; throws the refusal if the buyer does not
   * solve it.
   */
  guarded: <T>(send: () => Promise<T>) => Promise<T>;
  /** Render it anywhere on the page. */
  dialog: ReactNode;
}

/** Shows the slider puzzle only when the server asks for it (SE-06). */
export function useCaptcha(purpose: VerificationPurpose): Captcha {
  const [open, setOpen] = useState(false);
  const answer = useRef<(passed: boolean) => void>(undefined);

  const ask = () =>
    new Promise<boolean>((resolve) => {
      answer.current = resolve;
      setOpen(true);
    });
  const close = (passed: boolean) => {
    setOpen(false);
    answer.current?.(passed);
  };
  return {
    async guarded(send) {
      try {
        return await send();
      } catch (fault) {
        if (!(fault instanceof ApiError) || fault.code !== PUZZLE_REQUIRED || !(await ask())) throw fault;
        return send();
      }
    },
    dialog: open && (
      <Suspense>
        <CaptchaDialog purpose={purpose} onPassed={() => close(true)} onCancel={() => close(false)} />
      </Suspense>
    ),
  };
}
