import type { Dialect, DialectCall } from "./dialect.ts";
import { referencePaths } from "./referencePaths.ts";

/** What the reference backend wants of the shop that talks to it. */
export interface ReferenceOptions {
  /** MD5 of a text as lower-case hex: that backend takes passwords in no other form (decisions 46). */
  md5: (text: string) => string;
}

/** Names under which calls carry passwords; an amount or a code is never one of them. */
const secrets = ["password", "newPassword", "oldPassword"];
const withPasswords = [
  "session.userLogin",
  "session.register",
  "session.resetPassword",
  "member.modifyPass",
  "wallet.setPassword",
  "wallet.updatePassword",
];

/** The same calls at the reference backend (AP-09). The base address of the client is that of the backend, without `/buyer`. */
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
      // There paying is a GET; ours is not (docs/decisions/0007).
      ...(id === "cashier.pay" && { method: "GET" as const }),
      ...(withPasswords.includes(id) && { fields: hashed }),
      ...(id === "wallet.checkPassword" && { answer: wrapped }),
    },
  ]);
  return { name: "reference", calls: Object.fromEntries(entries) };
}

/** That backend answers whether there is a payment password with a bare boolean. */
function wrapped(status: number, body: unknown): unknown {
  if (typeof body !== "boolean") return body;
  return { success: status === 200, message: "success", code: 200, result: body };
}
