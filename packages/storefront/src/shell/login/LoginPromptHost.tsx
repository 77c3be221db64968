import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { Intent } from "../../shared/session/intent.ts";
import { loginAddress } from "../../shared/routing/returnPath.ts";
import { dismissSessionLost, isLoggedIn, useSessionLost } from "../../shared/session/session.ts";
import { LoginPromptContext } from "../../shared/session/loginPrompt.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import type { LoginReason } from "./LoginDialog.tsx";

const LoginDialog = lazyPart(() => import("./LoginDialog.tsx").then((m) => ({ default: m.LoginDialog })));

/** A prompt for a visitor; `intent` is resumed after the login. */
interface Prompt {
  readonly intent: Intent | undefined;
}

/**
 * The only login prompt of the shop, however many calls fail at once (SE-04, product 3). Login now opens the login
 * page, which leads back; Stay here closes the prompt, or opens the home page after a session has ended.
 */
export function LoginPromptHost({ children }: { children: ReactNode }) {
  const [prompt, setPrompt] = useState<Prompt>();
  const lost = useSessionLost();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const pathBefore = useRef<string>(undefined);

  const requireLogin = useCallback((intent: Intent) => {
    if (isLoggedIn()) return true;
    setPrompt({ intent });
    return false;
  }, []);
  const context = useMemo(() => ({ requireLogin }), [requireLogin]);

  // The page changes first: dismissing the prompt earlier would send a visitor on a guarded page to the login.
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving || pathBefore.current === pathname) return;
    setLeaving(false);
    dismissSessionLost();
  }, [leaving, pathname]);
  const leaveFor = (address?: string) => {
    setPrompt(undefined);
    if (!address || address === pathname) return dismissSessionLost();
    pathBefore.current = pathname;
    setLeaving(true);
    void navigate(address);
  };
  const reason = leaving ? undefined : lost ? "lost" : prompt && reasonOf(prompt);
  return (
    <LoginPromptContext value={context}>
      {children}
      {reason && (
        <Suspense>
          <LoginDialog
            reason={reason}
            intent={prompt?.intent}
            onLogIn={() => leaveFor(loginAddress(pathname, new URLSearchParams(search)))}
            onStay={() => leaveFor(lost ? hrefTo.home() : undefined)}
          />
        </Suspense>
      )}
    </LoginPromptContext>
  );
}

function reasonOf({ intent }: Prompt): LoginReason {
  return intent?.name === "chat" ? "service" : "action";
}
