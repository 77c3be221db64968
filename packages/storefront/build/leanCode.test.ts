import { expect, test } from "vitest";
import { leanCode } from "./leanCode.ts";

test("a variable is read as the value it always has, and no longer written; another one of that name is left alone", () => {
  const code = "var busy = !1; function a() { busy = !0; return busy ? 1 : x.busy; } function b(busy) { return busy; }";
  expect(leanCode(code, { constants: { busy: "!1" } })).toBe(
    "var busy = !1; function a() { !0; return (!1) ? 1 : x.busy; } function b(busy) { return busy; }",
  );
});

test("a property holds the same in every object, where it is read", () => {
  const code = "function a(x) { x.old = 1; return x.old || x.y.old.z; }";
  expect(leanCode(code, { properties: { old: "null" } })).toBe(
    "function a(x) { x.old = 1; return (null) || (null).z; }",
  );
});

test("cases of a tag that nothing has are left out, what others run into stays, variables remain declared", () => {
  const code = `function a(node) {
  switch (node.tag) {
    case 1: return 1;
    case 2: var two = 2; return two;
    case 3:
    case 4: two = 3; break;
    case 5:
    case 6: return two;
  }
  return node.tag === 2 || 4 !== node.tag;
}`;
  expect(leanCode(code, { tags: [2, 4, 5] })).toBe(`function a(node) { var two;
  switch (node.tag) {
    case 1: return 1;
    
    case 3:
    two = 3; break;
    
    case 6: return two;
  }
  return !1 || !0;
}`);
});

test("functions and methods keep only what is said of them", () => {
  const code = "function a(x) { return x + 1; } class B { c(x) { return x; } d() { return 1; } }";
  expect(leanCode(code, { bodies: { a: "return x;", "B.c": "" } })).toBe(
    "function a(x) { return x; } class B { c(x) {  } d() { return 1; } }",
  );
});

test("what is assigned and never read is no longer assigned", () => {
  const code = "exports.a = exports.b = function () {}; C.prototype.d = 1; exports.e = 2;";
  expect(leanCode(code, { unread: ["exports.a", "C.prototype."] })).toBe(
    "0, exports.b = function () {}; 0, 1; exports.e = 2;",
  );
});

test("a name that the program no longer has is an error: the library has changed", () => {
  expect(() => leanCode("function a() {}", { bodies: { a: "", gone: "" }, constants: { old: "1" } })).toThrow(
    "There is no old, no gone (any more).",
  );
});
