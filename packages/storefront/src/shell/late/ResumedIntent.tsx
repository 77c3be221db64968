import { type ComponentType, useEffect, useState } from "react";
import { type IntentValues, intents } from "../../shared/session/intent.ts";
import type { ResumedProps } from "../../shared/session/resumed.ts";
import { useUser } from "../../shared/session/session.ts";

interface Running {
  readonly Resumed: ComponentType<ResumedProps>;
  readonly values: IntentValues;
}

/**
 * Goes on with what a visitor wanted when he is logged in and back on a page; who leaves the login pages as a visitor has
 * changed his mind (SE-08). `atLogin`: on the pages of logging in; `path` tells one page from the next, also when the login page
 * in between was left before it was drawn.
 */
export function ResumedIntent({ atLogin, path }: { atLogin: boolean; path: string }) {
  const user = useUser();
  const [running, setRunning] = useState<Running>();
  useEffect(() => {
    if (atLogin) return;
    if (!user) {
      intents.forget();
      return;
    }
    const intent = intents.take();
    if (!intent) return;
    void import("./resumed.ts")
      .then(({ loadResumed }) => loadResumed(intent.name))
      .then((Resumed) => setRunning({ Resumed, values: intent.values }));
  }, [user, atLogin, path]);
  return running && <running.Resumed values={running.values} onDone={() => setRunning(undefined)} />;
}
