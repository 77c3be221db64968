import { expect, test } from "vitest";
import { useShop } from "./support/shop.ts";

const shop = useShop();

test("[AP-09] without the setting, the paths of the reference backend do not exist", async () => {
  for (const path of ["/buyer/goods/category/get/0", "/common/common/site", "/buyer/passport/member/userLogin"])
    expect((await shop.app.request(`http://shop.test${path}`)).headers.get("content-type")).toMatch(/^text\/html/);
});
