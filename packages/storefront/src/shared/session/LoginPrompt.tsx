import {
  createContext,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigate } from "react-router-dom";
import type { Intent } from "./intent.ts";
import { loginAddress } from "../routing/returnPath.ts";
import { acceptLoss, isLoggedIn, useSessionLost } from "./session.ts";
import { lazyPart } from "../routing/lazyPart.ts";

const LoginDialog = lazyPart(() =>
  import("../../shell/login/LoginDialog.tsx").then((m) => ({ default: m.LoginDialog })),
);

/** Why the prompt is there: an action of a visitor, customer service, or a session that ended on the open page. */
export type LoginReason = "action" | "service" | "lost";

interface LoginPrompt {
  /**
   * True for a buyer; for a visitor it opens the prompt and is false. With `intent` what he wanted is done once after the
   * log-in he chose there (SE-08).
   */
  requireLogin: (intent?: Intent) => boolean;
}

const Prompt = createContext<LoginPrompt>({ requireLogin: isLoggedIn });

/** Asks a visitor to log in before an action that needs it. */
export function useLoginPrompt(): LoginPrompt {
  return useContext(Prompt);
}

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
    <Prompt value={prompt}>
      {children}
      {reason && (
        <Suspense>
          <LoginDialog
            reason={reason}
            intent={asked?.intent}
            onLogIn={() => leaveFor(loginAddress(pathname, new URLSearchParams(search)))}
            onStay={() => leaveFor(lost ? "/" : undefined)}
          />
        </Suspense>
      )}
    </Prompt>
  );
}

function reasonOf({ intent }: Question): LoginReason {
  return intent?.name === "chat" ? "service" : "action";
}
