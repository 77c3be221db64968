import { createHash, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { languageOf } from "#server/http/language.ts";
import { notFoundPage } from "#server/http/plainPages.ts";
import { plainPolicy } from "#server/http/plainPages.ts";
import { demoPage } from "./demoPage.ts";

/** Settings of the demo provider; `issuer` is not a network address if the shop calls it in process. */
export interface DemoSettings {
  issuer: string;
  clientId: string;
  /** Origin of the shop, for a request to this address. */
  shopAt(url: string): string;
  /** Seconds since the epoch. */
  seconds(): number;
}

interface Granted {
  name: string;
  nonce: string;
  challenge: string;
  redirectUri: string;
  /** Epoch seconds. */
  until: number;
}

const algorithm = "ES256";
const codeLife = 60;
const tokenLife = 300;
/** Maximum codes waiting to be used; older ones are dropped. */
const maxWaiting = 500;

/**
 * An OpenID Connect provider for a demonstration shop: discovery, authorization with PKCE, tokens and keys are real,
 * but it accepts every name. It never verifies an email address, so nobody can use it to get into an existing account.
 */
export function demoProvider({ issuer, clientId, shopAt, seconds }: DemoSettings): Hono {
  const granted = new Map<string, Granted>();
  const keys = generateKeyPair(algorithm);
  const app = new Hono();
  app.use(bodyLimit({ maxSize: 16 * 1024 }));
  app.use(async (c, next) => {
    await next();
    c.header("Cache-Control", "no-store");
  });

  app.get("/.well-known/openid-configuration", (c) =>
    c.json({
      issuer,
      authorization_endpoint: `${issuer}/authorize`,
      token_endpoint: `${issuer}/token`,
      jwks_uri: `${issuer}/jwks`,
      response_types_supported: ["code"],
      subject_types_supported: ["public"],
      id_token_signing_alg_values_supported: [algorithm],
      code_challenge_methods_supported: ["S256"],
    }),
  );
  app.get("/jwks", async (c) => {
    const { publicKey } = await keys;
    return c.json({ keys: [{ ...(await exportJWK(publicKey)), alg: algorithm, use: "sig" }] });
  });

  app.get("/authorize", (c) => {
    const lang = languageOf(c);
    if (!asked(c)) return c.html(notFoundPage(lang), 404);
    c.header("Content-Security-Policy", plainPolicy);
    return c.html(demoPage(lang));
  });
  app.post("/authorize", async (c) => {
    const request = asked(c);
    if (!request) return c.html(notFoundPage(languageOf(c)), 404);
    const form = await c.req.parseBody();
    const name = typeof form.name === "string" ? form.name.trim().slice(0, 40) : "";
    const back = new URL(request.redirectUri);
    back.searchParams.set("state", request.state);
    if (form.answer === "yes" && name !== "") back.searchParams.set("code", grant({ ...request, name }));
    else back.searchParams.set("error", "access_denied");
    // Relative, because this provider is a part of the shop, which may not know its address.
    return c.redirect(back.pathname + back.search, 303);
  });

  app.post("/token", async (c) => {
    const form = await c.req.parseBody();
    const code = String(form.code ?? "");
    const grantee = granted.get(code);
    granted.delete(code);
    const proof = createHash("sha256")
      .update(String(form.code_verifier ?? ""))
      .digest("base64url");
    const right =
      grantee && grantee.until > seconds() && grantee.challenge === proof && grantee.redirectUri === form.redirect_uri;
    if (!right) return c.json({ error: "invalid_grant" }, 400);
    const idToken = await new SignJWT({ nonce: grantee.nonce, name: grantee.name })
      .setProtectedHeader({ alg: algorithm })
      .setIssuer(issuer)
      .setAudience(clientId)
      .setSubject(grantee.name.toLowerCase())
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + tokenLife)
      .sign((await keys).privateKey);
    // It gives access to nothing; the protocol requires one.
    const accessToken = randomBytes(16).toString("base64url");
    return c.json({ access_token: accessToken, token_type: "Bearer", expires_in: tokenLife, id_token: idToken });
  });
  return app;

  /** The shop's request; null if it comes from somebody else or is not supported. */
  function asked(c: Context) {
    const { client_id, redirect_uri = "", state = "", nonce = "", code_challenge = "", ...rest } = c.req.query();
    const known = client_id === clientId && rest.response_type === "code" && rest.code_challenge_method === "S256";
    // Redirects only to the shop: anybody with the code could log in with it.
    if (!known || redirect_uri !== `${shopAt(c.req.url)}/api/connect/callback`) return null;
    return { redirectUri: redirect_uri, state, nonce, challenge: code_challenge };
  }

  function grant({ name, nonce, challenge, redirectUri }: Omit<Granted, "until">): string {
    const code = randomBytes(32).toString("base64url");
    granted.set(code, { name, nonce, challenge, redirectUri, until: seconds() + codeLife });
    const [oldest] = granted.keys();
    if (granted.size > maxWaiting && oldest !== undefined) granted.delete(oldest);
    return code;
  }
}
