import { isDemo } from "#server/demoDefault.ts";

/** A third party through which buyers can log in, with OpenID Connect. */
export interface OidcProvider {
  /** Its name in addresses and settings, `EXAMPLE`. */
  type: string;
  /** Its name for buyers. */
  name: string;
  issuer: string;
  clientId: string;
  /** Undefined for a public client. */
  clientSecret: string | undefined;
}

export interface OidcSettings {
  providers: readonly OidcProvider[];
  /** Offers our own provider, which accepts everybody. Never for a shop with real buyers. */
  demo: boolean;
  /** Public origin of this shop, `https://shop.example`; undefined for one that does not know it. */
  origin: string | undefined;
}

/** Names of the machine itself. */
const loopback = /^(?:(?:.+\.)?localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/**
 * Public origin of this shop: as configured; otherwise that of a request, if the browser is on this machine. Undefined for
 * other requests: anybody can send any `Host`, and the shop must not pass it on as its own address.
 */
export function originOf({ origin }: OidcSettings, url: string): string | undefined {
  if (origin) return origin;
  const asked = new URL(url);
  return loopback.test(asked.hostname) ? asked.origin : undefined;
}

const named = /^SUNDRY_OIDC_([A-Z][A-Z0-9_]*)_ISSUER$/;

/**
 * Reads `SUNDRY_OIDC_<NAME>_ISSUER`, `_CLIENT_ID`, `_CLIENT_SECRET` and `_LABEL`, `SUNDRY_ORIGIN` and
 * `SUNDRY_DEMO_OIDC`. Throws an Error with one plain sentence if one is malformed or missing; with a provider, the origin
 * is needed too.
 */
export function readOidcSettings(env: NodeJS.ProcessEnv): OidcSettings {
  const types = Object.keys(env).flatMap((name) => (env[name] ? (named.exec(name)?.[1] ?? []) : []));
  const providers = types.sort().map((type) => providerOf(env, type));
  const origin = originIn(env.SUNDRY_ORIGIN);
  if (providers[0] && !origin)
    throw new Error(`SUNDRY_ORIGIN must be set: ${providers[0].name} sends buyers back to that address.`);
  return { providers, demo: switchOf(env.SUNDRY_DEMO_OIDC, isDemo(env)), origin };
}

function providerOf(env: NodeJS.ProcessEnv, type: string): OidcProvider {
  const of = (name: string) => env[`SUNDRY_OIDC_${type}_${name}`]?.trim() ?? "";
  const issuer = of("ISSUER");
  if (!URL.canParse(issuer) || !/^https?:$/.test(new URL(issuer).protocol))
    throw new Error(`SUNDRY_OIDC_${type}_ISSUER must be the address of an issuer; it is "${issuer}".`);
  const clientId = of("CLIENT_ID");
  if (clientId === "") throw new Error(`SUNDRY_OIDC_${type}_CLIENT_ID must name this shop at ${issuer}.`);
  const name = of("LABEL") || `${type.slice(0, 1)}${type.slice(1).toLowerCase()}`;
  return { type, name, issuer, clientId, clientSecret: of("CLIENT_SECRET") || undefined };
}

function switchOf(text: string | undefined, fallback: boolean): boolean {
  if (!text) return fallback;
  if (text !== "on" && text !== "off") throw new Error(`SUNDRY_DEMO_OIDC must be on or off; it is "${text}".`);
  return text === "on";
}

function originIn(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!URL.canParse(text) || new URL(text).origin !== text.replace(/\/$/, ""))
    throw new Error(`SUNDRY_ORIGIN must be an address without a path, such as https://shop.example; it is "${text}".`);
  return new URL(text).origin;
}
