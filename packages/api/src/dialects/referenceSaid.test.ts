import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { loggedInStorage } from "../../test/browser.ts";
import { createFakeShop } from "../../test/fakeShop.ts";
import { inputOf } from "../../test/inputOf.ts";
import { type Said, saidByBackend } from "../../test/reference/said.ts";
import { createClient } from "../client/client.ts";
import type { SchemaFault } from "../client/fault.ts";
import { safeStorage } from "../client/storage.ts";
import type { Call } from "../contract/call.ts";
import { allCalls } from "../contract/index.ts";
import { referenceDialect } from "./reference.ts";
import { referenceTable } from "./referenceTable.ts";

const dialect = referenceDialect({
  bases: { buyer: "https://buyer.test", common: "https://common.test", im: "https://im.test" },
  md5: (text) => createHash("md5").update(text).digest("hex"),
});

/** Sends a call to a server that gives this answer. */
async function read(call: Call, { status, body }: Said) {
  const breaches: SchemaFault[] = [];
  const client = createClient({
    baseUrl: "https://buyer.test",
    dialect,
    storage: safeStorage(loggedInStorage(createFakeShop().issue())),
    fetch: async () => new Response(body === undefined ? "" : JSON.stringify(body), { status }),
    onFault: (fault) => breaches.push(fault),
  });
  const outcome = await client.send<Call>(call, inputOf(call) as never).then(
    (result) => ({ result }),
    (fault: unknown) => ({ fault }),
  );
  return { outcome, breaches };
}

const isRefusal = ({ body }: Said) => (body as { success?: boolean } | undefined)?.success === false;
const callOf = (id: string) => allCalls[id] as Call;
/** Refusals that mean success: they are read as one. */
const doneThough = (id: string, { body }: Said) =>
  id === "wallet.setPassword" && (body as { code?: number }).code === 200;
/** Calls without an answer, and why. */
const notTried: Readonly<Record<string, string>> = {
  "im.socket": "a socket",
  "session.oauthWeb": "opened in a window, and leads to a third party",
  "pintuan.members": "no group offer was set up",
};
const answers = [...saidByBackend].flatMap(([id, said]) => said.map((one, index) => ({ id, index, one })));

describe("what the reference backend said", () => {
  test.each(answers)("[AP-09] $id, answer $index: keeps to the contract", async ({ id, one }) => {
    const { outcome, breaches } = await read(callOf(id), one);
    expect(breaches).toEqual([]);
    if (isRefusal(one) && !doneThough(id, one)) {
      const { code, message } = one.body as { code: number; message: string };
      expect(outcome).toMatchObject({ fault: { kind: "refused", code, serverMessage: message } });
    } else expect(outcome).toHaveProperty("result");
  });

  test("[AP-09] every call has an answer, but those that could not be tried", () => {
    const untried = Object.entries(referenceTable).flatMap(([id, row]) =>
      "absent" in row || saidByBackend.has(id) ? [] : [id],
    );
    expect(untried.toSorted()).toEqual(Object.keys(notTried).toSorted());
  });

  test("[AP-09] [MC-04] a return that was approved can be sent back, though the backend says that it cannot", async () => {
    const approved = (saidByBackend.get("afterSale.get") ?? []).filter(
      ({ body }) => (body as { result: { serviceStatus: string } }).result.serviceStatus === "PASS",
    );
    expect(approved).toHaveLength(1);
    for (const one of approved) {
      const { result } = one.body as { result: object };
      expect(result).toMatchObject({ afterSaleAllowOperationVO: { returnGoods: false } });
      const { outcome } = await read(callOf("afterSale.get"), one);
      expect(outcome).toMatchObject({ result: { afterSaleAllowOperationVO: { returnGoods: true } } });
    }
  });

  test("[AP-09] [SK-04] of more pieces sold than there were, none is told", async () => {
    const one = saidByBackend.get("seckill.today")?.at(-1);
    const { outcome } = await read(callOf("seckill.today"), one as Said);
    expect(JSON.stringify(one)).toMatch(/"quantity":10,"salesNum":\d\d/);
    expect(JSON.stringify(outcome)).not.toMatch(/"salesNum":\d/);
  });
});
