import type { Method } from "@sundry/api/contract/call";
import { allCalls } from "@sundry/api/contract";
import { referenceTable } from "@sundry/api/dialects/referenceTable";

/** A path of the reference backend, and the call of this server that answers it. */
export interface ReferencePath {
  readonly callId: string;
  readonly method: Method;
  /** Has `{name}` for the parameters of the server's own path. */
  readonly path: string;
  /** Parameters of the own path that are fixed in this one, such as the type of a favourite. */
  readonly fixed: Readonly<Record<string, string>>;
  /** Parameters with the MD5 of passwords. */
  readonly secrets: readonly string[];
  /** The answer is how many there are of a list with these parameters. */
  readonly counts?: Readonly<Record<string, string>>;
}

/** Paths that answer how many there are of a list. */
const counted: readonly [callId: string, path: string, query: Readonly<Record<string, string>>][] = [
  ["coupon.mine", "/buyer/promotion/coupon/getCouponsNum", { memberCouponStatus: "NEW" }],
  ["footprint.list", "/buyer/member/footprint/getFootprintNum", {}],
];

/** Where those clients mark all talks as read: the buyer's list of talks says which they are. */
export const allReadPath = "/im/message/clean/unred";

/** Paths that clients of that backend request although it has no such path, or only with another method. */
const asked: readonly Parameters<typeof pathOf>[] = [
  ["wallet.checkPassword", "GET", "/buyer/passport/member/wallet/check"],
  ["wallet.setPassword", "POST", "/buyer/passport/member/wallet/set-password"],
  ["wallet.updatePassword", "GET", "/buyer/passport/member/wallet/update-password/ordinary"],
  ["cart.selectShippingMethod", "GET", "/buyer/trade/carts/shippingMethod"],
  ["store.pickupPointsFlat", "GET", "/buyer/store/address/shippingMethodList"],
  ["favourite.addStore", "POST", "/buyer/member/collection/add/STORE/{id}"],
  ["favourite.removeStore", "DELETE", "/buyer/member/collection/delete/STORE/{id}"],
  ["favourite.isStore", "GET", "/buyer/member/collection/isCollection/STORE/{id}"],
  ["favourite.listStores", "GET", "/buyer/member/collection/STORE"],
  ["favourite.listStores", "GET", "/buyer/member/storeCollection", { type: "STORE" }],
  ["im.talks", "PUT", allReadPath],
];

/** Where clients of that backend open the chat's socket; the token follows. */
export const referenceSocketPath = "/lili/webSocket";

/** All paths, the most specific first: a literal part wins over a parameter. */
export const referencePaths: readonly ReferencePath[] = [
  ...Object.entries(referenceTable).flatMap(([callId, row]) =>
    // The socket is not a call: `app.ts` serves it at the other path too.
    "absent" in row || callId === "im.socket" ? [] : [pathOf(callId, row.method, row.path)],
  ),
  ...asked.map((entry) => pathOf(...entry)),
  ...counted.map(([callId, path, counts]) => ({ ...pathOf(callId, "GET", path), counts })),
].sort((a, b) => (rank(a.path) < rank(b.path) ? -1 : 1));

function pathOf(callId: string, method: Method, path: string, fixed?: Readonly<Record<string, string>>): ReferencePath {
  const row = referenceTable[callId];
  const secrets = row && !("absent" in row) ? (row.md5 ?? []) : [];
  return { callId, method, path, secrets, fixed: fixed ?? fixedIn(path, allCalls[callId]?.path ?? "") };
}

/**
 * The parts where the own path has a parameter and this one a word, counted from the end because the beginnings differ.
 */
function fixedIn(path: string, ours: string): Record<string, string> {
  const theirs = path.split("/").reverse();
  const pairs = ours
    .split("/")
    .reverse()
    .map((part, at) => [/^\{(\w+)\}$/.exec(part)?.[1], theirs[at] ?? ""] as const);
  return Object.fromEntries(
    pairs.filter((pair): pair is [string, string] => pair[0] !== undefined && !pair[1].startsWith("{")),
  );
}

function rank(path: string): string {
  return path.replaceAll(/\{\w+\}/g, "\uffff");
}
