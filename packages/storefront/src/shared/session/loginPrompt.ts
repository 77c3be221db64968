import { createContext, useContext } from "react";
import type { Intent } from "./intent.ts";
import { isLoggedIn } from "./session.ts";

interface LoginPrompt {
  /**
   * True for a buyer; for a visitor it opens the prompt and is false. With `intent`, what the visitor wanted is done once after
   * the log-in (SE-08).
   */
  readonly requireLogin: (intent?: Intent) => boolean;
}

/** The prompt that the shell shows. */
export const LoginPromptContext = createContext<LoginPrompt>({ requireLogin: isLoggedIn });

/** Asks a visitor to log in before an action that needs it. */
export function useLoginPrompt(): LoginPrompt {
  return useContext(LoginPromptContext);
}
