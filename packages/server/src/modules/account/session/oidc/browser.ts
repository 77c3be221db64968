import { randomBytes } from "node:crypto";
import { parse } from "hono/utils/cookie";
import { tokenHash } from "../tokens.ts";

/** A secret of the browser that started the login, so that a `state` alone is useless to anybody else. */
const cookie = "sundry-connect";
const path = "/api/connect";
const secret = /^[\w-]{43}$/;

/** The hash of the browser's secret in a `Cookie` header; null if it has none. */
export function browserHashOf(cookieHeader: string | undefined): string | null {
  const value = secretIn(cookieHeader);
  return value && tokenHash(value);
}

/** Recognises a browser from now on: the hash of its secret, and the header that sends it the secret. */
export function rememberBrowser(cookieHeader: string | undefined, secure: boolean) {
  const value = secretIn(cookieHeader) ?? randomBytes(32).toString("base64url");
  const setCookie = `${cookie}=${value}; Path=${path}; Max-Age=900; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  return { browserHash: tokenHash(value), setCookie };
}

function secretIn(cookieHeader: string | undefined): string | null {
  const value = cookieHeader ? parse(cookieHeader, cookie)[cookie] : undefined;
  return value && secret.test(value) ? value : null;
}
