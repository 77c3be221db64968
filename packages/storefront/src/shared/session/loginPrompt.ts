import { createContext, useContext } from "react";
import type { Intent } from "./intent.ts";
import { isLoggedIn } from "./session.ts";

interface LoginPrompt {
  /**
   * Returns true for a buyer; opens the prompt and returns false for a visitor. `intent` is carried out once after the
   * login (SE-08).
   */
  readonly requireLogin: (intent: Intent) => boolean;
}

/** The prompt that the shell shows. */
export const LoginPromptContext = createContext<LoginPrompt>({ requireLogin: isLoggedIn });

/** Asks a visitor to log in before an action that needs it. */
export function useLoginPrompt(): LoginPrompt {
  return useContext(LoginPromptContext);
}
