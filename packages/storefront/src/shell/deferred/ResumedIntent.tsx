import { type ComponentType, useEffect, useEffectEvent, useState } from "react";
import { parsePath } from "react-router-dom";
import { intents } from "../../shared/session/intent.ts";
import { useUser } from "../../shared/session/session.ts";

interface ResumedIntentProps {
  /** The open page is one of the login pages. */
  atLogin: boolean;
  /** Path of the page on screen. */
  path: string;
}

/**
 * Carries out what a visitor was about to do, once they are logged in and back on a page. A visitor who leaves the
 * login pages without logging in has changed their mind (SE-08).
 */
export function ResumedIntent({ atLogin, path }: ResumedIntentProps) {
  const user = useUser();
  const [Running, setRunning] = useState<ComponentType<ResumedActionProps>>();
  useEffect(() => {
    if (atLogin) return;
    if (!user) {
      // While the login page loads, the page before it is still on screen.
      if (pathInAddress() === path) intents.forget();
      return;
    }
    const intent = intents.take();
    if (!intent) return;
    void import("./resumedActions.ts")
      .then(({ loadResumedAction }) => loadResumedAction(intent))
      .then((useAct) => useAct && setRunning(() => runOnce(useAct)));
    // `path` is a dependency because the visitor may leave the login page before it has rendered.
  }, [user, atLogin, path]);
  return Running && <Running onDone={() => setRunning(undefined)} />;
}

function pathInAddress(): string {
  return parsePath(window.location.hash.slice(1)).pathname ?? "/";
}

interface ResumedActionProps {
  onDone: () => void;
}

/** A component that runs the action of a hook once. */
function runOnce(useAct: () => () => unknown): ComponentType<ResumedActionProps> {
  return function ResumedAction({ onDone }) {
    const act = useAct();
    const run = useEffectEvent(async () => {
      try {
        await act();
      } finally {
        onDone();
      }
    });
    useEffect(() => {
      void run();
    }, []);
    return null;
  };
}
