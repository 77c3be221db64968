import { randomBytes } from "node:crypto";
import type { Tx } from "#server/db/transaction.ts";
import { because, Refused } from "#server/http/refused.ts";
import { nextId } from "#server/ids.ts";
import type { MemberRow } from "#server/modules/account/member/queries.ts";
import { memberById, memberByLogin, registerByProvider } from "#server/modules/account/member/service.ts";
import type { Lang } from "#server/locales.ts";
import type { Services } from "#server/services.ts";
import type { TokenPair } from "../tokenIssue.ts";
import { openSession } from "../service.ts";
import { tokenHash } from "../tokens.ts";
import { leaveFor, type ProviderUser, providersOf, returnedUser } from "./provider.ts";
import {
  begunOauthLogin,
  finishOauthLogin,
  lockIdentity,
  insertIdentity,
  insertOauthLogin,
  memberOfIdentity,
  takeOauthLogin,
} from "./queries.ts";
import type { OidcProvider } from "./settings.ts";

/** Time limits for the buyer at the provider, and for the shop to collect the result (rules 2). */
const awayMs = 600_000;
const pickUpMs = 300_000;

/** Runs one step in its own transaction: no connection is held while a provider is called. */
type RunInTransaction = <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;

/**
 * Starts a login at a provider: where to redirect the browser. Throws Refused 400 for an unknown one, or if it does not
 * answer. SE-06.
 */
export async function beginOauth(
  services: Services,
  within: RunInTransaction,
  { type, browserHash, redirectUri }: { type: string; browserHash: string; redirectUri: string },
): Promise<string> {
  const provider = providerNamed(services, type);
  if (!provider) throw because("providerUnknown");
  const left = await leaveFor(provider, services, redirectUri).catch(() => null);
  if (!left) throw because("providerSilent");
  const { state, nonce, codeVerifier } = left.proofs;
  const now = new Date(services.clock.now());
  const row = {
    id: nextId(services),
    browserHash,
    provider: provider.type,
    stateHash: tokenHash(state),
    redirectUri,
    codeVerifier,
    nonce,
    progress: "STARTED" as const,
    expiresAt: new Date(now.getTime() + awayMs),
  };
  await within((tx) => insertOauthLogin(tx, row, now));
  return left.location;
}

/**
 * A browser is back from a provider. Returns the `state` with which the shop collects the result, or null if this
 * browser has not started a login. The state that the provider knew is no longer valid.
 */
export async function endOauth(
  services: Services,
  within: RunInTransaction,
  { search, browserHash }: { search: URLSearchParams; browserHash: string },
): Promise<string | null> {
  const state = search.get("state") ?? "";
  const now = new Date(services.clock.now());
  const begun = await within((tx) => begunOauthLogin(tx, { stateHash: tokenHash(state), browserHash, now }));
  const provider = begun && providerNamed(services, begun.provider);
  if (!provider) return null;
  const address = new URL(`${begun.redirectUri}?${search.toString()}`);
  const { codeVerifier, nonce } = begun;
  const person = await returnedUser(provider, services, { address, proofs: { state, codeVerifier, nonce } });
  const fresh = randomBytes(32).toString("base64url");
  const noted = await within((tx) =>
    finishOauthLogin(tx, begun.id, {
      stateHash: tokenHash(fresh),
      progress: person ? "PROVEN" : "REFUSED",
      subject: person?.subject ?? null,
      name: person?.name ?? null,
      email: person?.email ?? null,
      expiresAt: new Date(services.clock.now() + pickUpMs),
    }),
  );
  return noted ? fresh : null;
}

/**
 * Returns the result of a login at a provider, once; null if there is none. An unknown person becomes a new buyer,
 * unless a buyer has the email address that the provider has verified. Throws Refused 20006 and 20028. SE-06.
 */
export async function takeOauthResult(
  tx: Tx,
  services: Services,
  {
    state,
    browserHash,
    inviterId,
    uuid,
    lang,
    browser,
  }: {
    state: string;
    browserHash: string | null;
    inviterId: string | undefined;
    uuid: string;
    lang: Lang;
    browser: string | null;
  },
): Promise<TokenPair | null> {
  if (state === "") throw new Refused(20006);
  const now = new Date(services.clock.now());
  const row = browserHash ? await takeOauthLogin(tx, { stateHash: tokenHash(state), browserHash, now }) : null;
  if (!row) return null;
  if (row.progress === "REFUSED" || row.subject === null) throw new Refused(20006);
  const { provider, subject, name, email } = row;
  const member = await buyerBehind(tx, services, { provider, person: { subject, name, email }, inviterId });
  if (member.blocked) throw new Refused(20028);
  return openSession(tx, services, member, { longTerm: false, uuid, lang, browser });
}

async function buyerBehind(
  tx: Tx,
  services: Services,
  { provider, person, inviterId }: { provider: string; person: ProviderUser; inviterId: string | undefined },
): Promise<MemberRow> {
  const { subject, name, email } = person;
  await lockIdentity(tx, provider, subject);
  const knownId = await memberOfIdentity(tx, provider, subject);
  const known = knownId && (await memberById(tx, knownId));
  if (known) return known;
  const member =
    (email && (await memberByLogin(tx, email))) ||
    (await registerByProvider(tx, services, { provider, name, email, inviterId }));
  const createdAt = new Date(services.clock.now());
  await insertIdentity(tx, { provider, subject, memberId: member.id, createdAt });
  return member;
}

function providerNamed({ config }: Services, type: string): OidcProvider | undefined {
  return providersOf(config.oidc).find((provider) => provider.type === type);
}
