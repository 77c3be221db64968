import { isDemo } from "#server/demoDefault.ts";

/** What a process reports to its operators, and how it shuts down. */
export interface OperationSettings {
  /** One line of JSON on standard output for each request. */
  requestLog: boolean;
  /** Port for Prometheus metrics; undefined turns them off. */
  metricsPort: number | undefined;
  /**
   * How long the process reports that it is not ready before it stops taking requests, so that load balancers notice.
   */
  drainMs: number;
}

/**
 * Reads `SUNDRY_REQUEST_LOG` and the other operation settings. Throws an Error with one plain sentence if one is
 * malformed.
 */
export function readOperationSettings(env: NodeJS.ProcessEnv): OperationSettings {
  const port = wholeNumber(env, "SUNDRY_METRICS_PORT", 0, 65_535);
  return {
    requestLog: onOrOff(env, "SUNDRY_REQUEST_LOG", !isDemo(env)),
    metricsPort: port === 0 ? undefined : port,
    drainMs: 1_000 * wholeNumber(env, "SUNDRY_DRAIN_SECONDS", 0, 600),
  };
}

function onOrOff(env: NodeJS.ProcessEnv, name: string, fallback: boolean): boolean {
  const text = env[name];
  if (!text) return fallback;
  if (text !== "on" && text !== "off") throw new Error(`${name} must be on or off; it is "${text}".`);
  return text === "on";
}

function wholeNumber(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= max) return value;
  throw new Error(`${name} must be a whole number from 0 to ${max}; it is "${text}".`);
}
