import type { IntentValues } from "./intent.ts";

/** What the component that goes on with an intent gets. It does its action once, shows nothing, and tells that it is done. */
export interface ResumedProps {
  readonly values: IntentValues;
  readonly onDone: () => void;
}

/** A hook that gives the action of an intent. The action tells its own success or refusal and never rejects for one. */
export type UseResumed = () => (values: IntentValues) => unknown;
