import { createHash } from "node:crypto";
import { SignJWT } from "jose";

/** Lifetime of the tokens in ms (rules 2). */
export const accessLifeMs = 30 * 60_000;
export const refreshLifeMs = 60 * 60_000;
export const longRefreshLifeMs = 15 * 24 * 60 * 60_000;

/** Content of a token. The same content gives the same token, so a token can be returned again without storing it. */
export interface TokenContent {
  use: "access" | "refresh";
  sessionId: string;
  username: string;
  /** JSON text about the buyer for the client (claim `userContext`). */
  userContext: string;
  issuedAt: Date;
  expiresAt: Date;
}

/** Signs a token: HS256, claims sub, jti, use, userContext, iat and exp (epoch seconds). */
export async function signToken(content: TokenContent, key: Uint8Array): Promise<string> {
  const { use, sessionId, username, userContext, issuedAt, expiresAt } = content;
  return new SignJWT({ use, userContext })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setSubject(username)
    .setJti(sessionId)
    .setIssuedAt(seconds(issuedAt))
    .setExpirationTime(seconds(expiresAt))
    .sign(key);
}

/** What is stored of a token: its SHA-256, hexadecimal. */
export function tokenHash(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}

function seconds(moment: Date): number {
  return Math.floor(moment.getTime() / 1000);
}
