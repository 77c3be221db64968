/** What the shop allows at its edge: who stands in front of it, who else may call it, and how often. */
export interface EdgeSettings {
  /** Reverse proxies of our own in front of the shop; only what they say about a request is believed. */
  trustedProxies: number;
  /** Origins of foreign pages that may make calls; empty closes the calls to all of them. */
  allowedOrigins: readonly string[];
  /** Origins that pages may load files from and send to, beside the shop's own: a map, a CDN, calls on another host. */
  contentOrigins: readonly string[];
  /** Calls and pictures one address may ask for within a minute, as many at once at most; 0 sets no limit. */
  requestsPerMinute: number;
}

/** Requests of one address per minute: an office behind one address stays far below, a runaway script does not. */
const generous = 3_000;

/**
 * Reads `SUNDRY_TRUSTED_PROXIES`, `SUNDRY_ALLOWED_ORIGINS`, `SUNDRY_CONTENT_ORIGINS` and `SUNDRY_REQUESTS_PER_MINUTE`; throws
 * an Error with one plain sentence when one is malformed.
 */
export function readEdgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  return {
    trustedProxies: count(env, "SUNDRY_TRUSTED_PROXIES", 0, 10),
    allowedOrigins: origins(env, "SUNDRY_ALLOWED_ORIGINS", /^https?:\/\/[\w.-]+(:\d+)?$/),
    // A policy also knows every host below a domain.
    contentOrigins: origins(env, "SUNDRY_CONTENT_ORIGINS", /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/),
    requestsPerMinute: count(env, "SUNDRY_REQUESTS_PER_MINUTE", generous, 1_000_000),
  };
}

function count(env: NodeJS.ProcessEnv, name: string, fallback: number, most: number): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= 0 && value <= most) return value;
  throw new Error(`${name} must be a whole number from 0 to ${most}; it is "${text}".`);
}

function origins(env: NodeJS.ProcessEnv, name: string, form: RegExp): string[] {
  const listed = (env[name] ?? "").split(/[\s,]+/).filter(Boolean);
  const wrong = listed.find((origin) => !form.test(origin));
  if (wrong === undefined) return listed;
  throw new Error(`${name} must list origins such as https://shop.example.com; "${wrong}" is none.`);
}
