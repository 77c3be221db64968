import { useEffect, useEffectEvent, useState } from "react";
import type { IntentValues } from "../../intent.ts";
import { intents } from "../../intent.ts";
import { loadResumed, type UseResumed } from "../../resumed.ts";
import { useUser } from "../../session.ts";

interface Running {
  readonly use: UseResumed;
  readonly values: IntentValues;
}

/**
 * Goes on with what a visitor wanted when he is logged in and back on a page; who leaves the log-in pages as a visitor has
 * changed his mind (SE-08). `atLogin`: on the pages of logging in.
 */
export function ResumedIntent({ atLogin }: { atLogin: boolean }) {
  const user = useUser();
  const [running, setRunning] = useState<Running>();
  useEffect(() => {
    if (atLogin) return;
    if (!user) {
      intents.forget();
      return;
    }
    const intent = intents.take();
    if (intent) void loadResumed(intent.name).then((use) => setRunning({ use, values: intent.values }));
  }, [user, atLogin]);
  return running && <Run {...running} onDone={() => setRunning(undefined)} />;
}

/** One action, done once: its hook lives as long as it runs. */
function Run({ use: useResumed, values, onDone }: Running & { onDone: () => void }) {
  const act = useResumed();
  const start = useEffectEvent(async () => {
    try {
      await act(values);
    } finally {
      onDone();
    }
  });
  useEffect(() => {
    void start();
  }, []);
  return null;
}
