import { describe, expect, test } from "vitest";
import { allCalls } from "../contract/index.ts";
import { referenceDialect } from "./reference.ts";

const dialect = referenceDialect({ md5: (text) => `md5(${text})` });
const places = (path: string) => [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);

describe("referenceDialect", () => {
  test("[AP-09] every path it names belongs to a call of ours and fills in nothing but its places", () => {
    for (const [id, { path }] of Object.entries(dialect.calls)) {
      const ours = allCalls[id];
      if (!ours || !path) continue;
      expect([id, ...places(path).filter((place) => !places(ours.path).includes(place))]).toEqual([id]);
    }
  });

  test("[AP-09] passwords are sent as that backend needs them, everything else as typed", () => {
    const { fields } = dialect.calls["session.userLogin"] ?? {};
    expect(fields?.({ username: "mei", password: "SundryDemo2026" })).toEqual({
      username: "mei",
      password: "md5(SundryDemo2026)",
    });
    expect(dialect.calls["cart.addSku"]?.fields).toBeUndefined();
  });

  test("[AP-09] a bare answer gets an envelope, another stays", () => {
    const { answer } = dialect.calls["wallet.checkPassword"] ?? {};
    expect(answer?.(200, true)).toMatchObject({ success: true, result: true });
    expect(answer?.(400, { success: false, code: 20003 })).toEqual({ success: false, code: 20003 });
  });

  test("[AP-10] no path leads to a manager or a seller", () => {
    const paths = Object.values(dialect.calls).map(({ path = "" }) => path);
    expect(paths.filter((path) => /^\/(manager|seller|store|admin)\//.test(path))).toEqual([]);
  });
});
