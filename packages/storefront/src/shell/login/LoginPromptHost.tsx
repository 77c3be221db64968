import { type ReactNode, Suspense, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { hrefTo } from "../../shared/routing/addresses.ts";
import type { Intent } from "../../shared/session/intent.ts";
import { loginAddress } from "../../shared/routing/returnPath.ts";
import { acceptLoss, isLoggedIn, useSessionLost } from "../../shared/session/session.ts";
import { LoginPromptContext } from "../../shared/session/loginPrompt.ts";
import { lazyPart } from "../../shared/routing/lazyPart.ts";
import type { LoginReason } from "./LoginDialog.tsx";

const LoginDialog = lazyPart(() => import("./LoginDialog.tsx").then((m) => ({ default: m.LoginDialog })));

/** What a visitor is asked about; `intent` is what goes on afterwards. */
interface Question {
  readonly intent: Intent | undefined;
}

/**
 * The one login prompt of the shop, however many calls fail at once (SE-04, decisions 3): Login now leads to the log-in
 * page with the way back; Stay here closes it, or after a lost session goes to the home page.
 */
export function LoginPromptHost({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<Question>();
  const lost = useSessionLost();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const leftBehind = useRef<string>(undefined);

  const requireLogin = useCallback((intent?: Intent) => {
    if (isLoggedIn()) return true;
    setAsked({ intent });
    return false;
  }, []);
  const prompt = useMemo(() => ({ requireLogin }), [requireLogin]);

  // The page goes first: accepting the loss earlier would send a visitor from the guarded page to log in.
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    if (!leaving || leftBehind.current === pathname) return;
    setLeaving(false);
    acceptLoss();
  }, [leaving, pathname]);
  const leaveFor = (address?: string) => {
    setAsked(undefined);
    if (!address || address === pathname) return acceptLoss();
    leftBehind.current = pathname;
    setLeaving(true);
    void navigate(address);
  };
  const reason = leaving ? undefined : lost ? "lost" : asked && reasonOf(asked);
  return (
    <LoginPromptContext value={prompt}>
      {children}
      {reason && (
        <Suspense>
          <LoginDialog
            reason={reason}
            intent={asked?.intent}
            onLogIn={() => leaveFor(loginAddress(pathname, new URLSearchParams(search)))}
            onStay={() => leaveFor(lost ? hrefTo.home() : undefined)}
          />
        </Suspense>
      )}
    </LoginPromptContext>
  );
}

function reasonOf({ intent }: Question): LoginReason {
  return intent?.name === "chat" ? "service" : "action";
}
