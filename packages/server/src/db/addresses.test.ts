import { expect, test } from "vitest";
import { nameOf, serversOf } from "./addresses.ts";

test.each([
  ["postgres://shop@db/shop", ["postgres://shop@db/shop"]],
  ["postgres:///shop", ["postgres:///shop"]],
  ["nonsense", ["nonsense"]],
  [
    "postgresql://shop:a,b%40c@one:5432,two:5433/shop?sslmode=require&target_session_attrs=read-write",
    [
      "postgresql://shop:a,b%40c@one:5432/shop?sslmode=require",
      "postgresql://shop:a,b%40c@two:5433/shop?sslmode=require",
    ],
  ],
  ["postgres://[::1]:1,b/shop?target_session_attrs=primary", ["postgres://[::1]:1/shop", "postgres://b/shop"]],
])("[BU-07] the servers of %s", (url, servers) => {
  expect(serversOf(url)).toEqual(servers);
});

test.each([
  ["postgres://shop:secret@db:5432/shop?password=secret", "db:5432/shop"],
  ["postgres://shop:secret@a,b/shop", "a,b/shop"],
  ["postgres://shop:se@cret@a/shop", "a/shop"],
  ["secret", "not a URL of PostgreSQL"],
])("[BU-07] the name of %s contains no secret", (url, name) => {
  expect(nameOf(url)).toBe(name);
});
