import { expect, test } from "vitest";
import { render } from "vitest-browser-react";
import { client } from "../../shared/data/client.ts";
import { intents } from "../../shared/session/intent.ts";
import { ResumedIntent } from "./ResumedIntent.tsx";

async function showGoodsWhileAddressIs(address: string) {
  await client.session.logOut();
  sessionStorage.clear();
  history.replaceState(null, "", address);
  intents.store({ name: "chat", values: { goodsId: "1" } });
  await render(<ResumedIntent atLogin={false} path="/goodsDetail" />);
  return sessionStorage.getItem("intent");
}

test("[SE-08] a visitor whose login page still loads keeps what they were about to do", async () => {
  expect(await showGoodsWhileAddressIs("#/login?from=%2FgoodsDetail%3FgoodsId%3D1")).toContain("chat");
});

test("[SE-08] a visitor on a page of the shop has changed their mind", async () => {
  expect(await showGoodsWhileAddressIs("#/goodsDetail?goodsId=1")).toBeNull();
});
