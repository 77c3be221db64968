import type { Hono } from "hono";
import * as oidc from "openid-client";
import type { Clock } from "#server/clock.ts";
import type { Services } from "#server/services.ts";
import { demoProvider } from "./demoProvider.ts";
import { type OidcProvider, type OidcSettings, originOf } from "./settings.ts";

/** The demo provider is called in process. Its name is reserved and never resolves. */
const demo: OidcProvider = {
  type: "DEMO",
  name: "Demo",
  issuer: "https://demo-oidc.invalid",
  clientId: "sundry",
  clientSecret: undefined,
};
/** Address of the demo provider's page for browsers. */
export const demoPath = "/api/demo-oidc";

/** Stands for the shop in front of its own provider where the shop does not know its address. */
export const namelessShop = "https://sundry.invalid";

/** The third-party logins of this shop. */
export function providersOf({ providers, demo: offered }: OidcSettings): readonly OidcProvider[] {
  return offered ? [...providers, demo] : providers;
}

const demos = new WeakMap<OidcSettings, Hono>();

/** The demo provider of a shop; undefined if it is not offered. */
export function demoOf({ clock, config: { oidc: settings } }: Pick<Services, "clock" | "config">): Hono | undefined {
  if (!settings.demo) return undefined;
  const known = demos.get(settings);
  if (known) return known;
  const made = demoProvider({
    ...demo,
    shopAt: (url) => originOf(settings, url) ?? namelessShop,
    seconds: () => Math.floor(clock.now() / 1000),
  });
  demos.set(settings, made);
  return made;
}

const discovered = new WeakMap<OidcProvider, Promise<oidc.Configuration>>();

/** A provider's configuration, fetched once. A failure is forgotten, so that the next buyer tries again. */
async function configurationOf(provider: OidcProvider, services: Services): Promise<oidc.Configuration> {
  // Not cached for the demo, whose clock is the shop's.
  if (provider === demo) return discover(provider, services);
  const known = discovered.get(provider) ?? discover(provider, services);
  discovered.set(provider, known);
  known.catch(() => discovered.delete(provider));
  return known;
}

async function discover(provider: OidcProvider, services: Services): Promise<oidc.Configuration> {
  const { issuer, clientId, clientSecret } = provider;
  const inProcess = provider === demo ? demoOf(services) : undefined;
  return oidc.discovery(
    new URL(issuer),
    clientId,
    { [oidc.clockSkew]: skewOf(services.clock) },
    clientSecret ? oidc.ClientSecretPost(clientSecret) : oidc.None(),
    {
      timeout: 8,
      execute: [
        oidc.enableNonRepudiationChecks,
        // For an issuer on the operator's own machine or network, which they configured themselves.
        // oxlint-disable-next-line typescript/no-deprecated -- the library marks it only to make it stand out.
        ...(issuer.startsWith("http:") ? [oidc.allowInsecureRequests] : []),
      ],
      ...(inProcess && { [oidc.customFetch]: asFetch(inProcess) }),
    },
  );
}

/** Seconds by which the shop's clock is ahead of the machine's: 0 except in tests. */
function skewOf(clock: Clock): number {
  return Math.round((clock.now() - Date.now()) / 1000);
}

function asFetch(app: Hono): oidc.CustomFetch {
  return async (url, { body, headers, method }) =>
    app.request(new URL(url).pathname, { method, headers, body: body ?? null });
}

/** What must be remembered between leaving for a provider and coming back. */
export interface Proofs {
  state: string;
  nonce: string;
  codeVerifier: string;
}

/**
 * Creates the secrets of one request, and the address to redirect the browser to. Throws if the provider does not
 * answer.
 */
export async function leaveFor(provider: OidcProvider, services: Services, redirectUri: string) {
  const proofs: Proofs = {
    state: oidc.randomState(),
    nonce: oidc.randomNonce(),
    codeVerifier: oidc.randomPKCECodeVerifier(),
  };
  const address = oidc.buildAuthorizationUrl(await configurationOf(provider, services), {
    redirect_uri: redirectUri,
    scope: "openid profile email",
    state: proofs.state,
    nonce: proofs.nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(proofs.codeVerifier),
    code_challenge_method: "S256",
  });
  const location = provider === demo ? `${demoPath}/authorize${address.search}` : address.href;
  return { proofs, location };
}

/** A person, as a provider knows them. */
export interface ProviderUser {
  /** The provider's own id for them; it never changes. */
  subject: string;
  name: string | null;
  /** Lower case; only if the provider has verified it. */
  email: string | null;
}

/** The person who has come back from a provider; null if they or the provider declined, or the secrets do not match. */
export async function returnedUser(
  provider: OidcProvider,
  services: Services,
  { address, proofs }: { address: URL; proofs: Proofs },
): Promise<ProviderUser | null> {
  try {
    const tokens = await oidc.authorizationCodeGrant(await configurationOf(provider, services), address, {
      expectedState: proofs.state,
      expectedNonce: proofs.nonce,
      pkceCodeVerifier: proofs.codeVerifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) return null;
    const { sub, name, preferred_username, email, email_verified } = claims;
    return {
      subject: sub,
      name: textOf(name) ?? textOf(preferred_username),
      email: email_verified === true ? (textOf(email)?.toLowerCase() ?? null) : null,
    };
  } catch {
    // Whatever the error was, the buyer can only try again; it may contain their code, so it is dropped.
    return null;
  }
}

function textOf(value: unknown): string | null {
  return typeof value === "string" && value.trim() !== "" ? value.trim() : null;
}
