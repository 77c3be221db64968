import type { Dialect, DialectCall } from "./dialect.ts";
import { referencePaths } from "./referencePaths.ts";

/** Settings for the reference backend. */
export interface ReferenceOptions {
  /** Returns the MD5 of a text in lower-case hex, the only form of password that backend accepts. */
  md5: (text: string) => string;
}

/** Names of the fields that carry passwords. None of them is ever an amount or a code. */
const secrets = ["password", "newPassword", "oldPassword"];
const withPasswords = [
  "session.userLogin",
  "session.register",
  "session.resetPassword",
  "member.modifyPass",
  "wallet.setPassword",
  "wallet.updatePassword",
];

/** The dialect of the reference backend. The base address of the client is that of the backend, without `/buyer`. */
export function referenceDialect({ md5 }: ReferenceOptions): Dialect {
  const hashed: DialectCall["fields"] = (fields) =>
    Object.fromEntries(
      Object.entries(fields).map(([name, value]) => [
        name,
        secrets.includes(name) && typeof value === "string" ? md5(value) : value,
      ]),
    );
  const entries = Object.entries(referencePaths).map(([id, path]): [string, DialectCall] => [
    id,
    {
      path,
      // Paying is a GET there and a POST in the contract (ADR 0007).
      ...(id === "cashier.pay" && { method: "GET" as const }),
      ...(withPasswords.includes(id) && { fields: hashed }),
      ...(id === "wallet.checkPassword" && { answer: wrapped }),
    },
  ]);
  return { name: "reference", calls: Object.fromEntries(entries) };
}

/** That backend returns a bare boolean for whether there is a payment password. */
function wrapped(status: number, body: unknown): unknown {
  if (typeof body !== "boolean") return body;
  return { success: status === 200, message: "success", code: 200, result: body };
}
