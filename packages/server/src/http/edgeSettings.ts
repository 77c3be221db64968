/**
 * Settings for requests from outside: proxies in front of the shop, other sites that may call it, and the rate limit.
 */
export interface EdgeSettings {
  /** Number of our own reverse proxies in front of the shop. Only what they say about a request is believed. */
  trustedProxies: number;
  /** Origins of other sites that may make calls; empty for none. */
  allowedOrigins: readonly string[];
  /**
   * Origins that pages may load files from and send to, besides the shop's own: a map, a CDN, calls on another host.
   */
  contentOrigins: readonly string[];
  /** Maximum calls, pages and pictures of one address per minute, and the maximum burst; 0 sets no limit. */
  requestsPerMinute: number;
  /** Open connections of a process: all, and those of one address. */
  connections: { total: number; ofOne: number };
}

/** Requests of one address per minute: an office behind one address stays far below, a runaway script does not. */
const generous = 3_000;

/**
 * Reads `SUNDRY_TRUSTED_PROXIES`, `SUNDRY_ALLOWED_ORIGINS`, `SUNDRY_CONTENT_ORIGINS`, `SUNDRY_REQUESTS_PER_MINUTE`,
 * `SUNDRY_CONNECTIONS` and `SUNDRY_CONNECTIONS_PER_ADDRESS`.
 * Throws an Error with one plain sentence if one is malformed.
 */
export function readEdgeSettings(env: NodeJS.ProcessEnv): EdgeSettings {
  return {
    trustedProxies: count(env, "SUNDRY_TRUSTED_PROXIES", 0, 10),
    allowedOrigins: origins(env, "SUNDRY_ALLOWED_ORIGINS", /^https?:\/\/[\w.-]+(:\d+)?$/),
    // A policy can also name every host below a domain.
    contentOrigins: origins(env, "SUNDRY_CONTENT_ORIGINS", /^https?:\/\/(\*\.)?[\w.-]+(:\d+)?$/),
    requestsPerMinute: count(env, "SUNDRY_REQUESTS_PER_MINUTE", generous, 1_000_000),
    connections: {
      total: count(env, "SUNDRY_CONNECTIONS", 10_000, 1_000_000, 100),
      ofOne: count(env, "SUNDRY_CONNECTIONS_PER_ADDRESS", 500, 1_000_000, 1),
    },
  };
}

function count(env: NodeJS.ProcessEnv, name: string, fallback: number, max: number, min = 0): number {
  const text = env[name];
  if (!text) return fallback;
  const value = Number(text);
  if (Number.isInteger(value) && value >= min && value <= max) return value;
  throw new Error(`${name} must be a whole number from ${min} to ${max}; it is "${text}".`);
}

function origins(env: NodeJS.ProcessEnv, name: string, form: RegExp): string[] {
  const listed = (env[name] ?? "").split(/[\s,]+/).filter(Boolean);
  const wrong = listed.find((origin) => !form.test(origin));
  if (wrong === undefined) return listed;
  throw new Error(`${name} must list origins such as https://shop.example.com; "${wrong}" is none.`);
}
