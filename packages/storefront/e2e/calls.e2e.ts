import { expect, type Page, type Request, test } from "@playwright/test";
import { asBuyer } from "./basket.ts";
import { addAddress } from "./bills.ts";
import { market } from "./market.ts";
import { openWithReceived } from "./received.ts";

/** The shell's own calls, the same on every page: sent once, when the shop or the member centre opens. */
const shell =
  /\/api\/(cart\/count|message\?status=UN_READY&pageNumber=1&pageSize=1$|page\/log|site|goods\/(category|hot-words)|coupon\/activity|content\?.*ANNOUNCEMENT|passport(\/refresh|$))/;

interface Timed {
  path: string;
  from: number;
  to: number;
}

/** The longest chain of calls in which each started after the previous one had ended. */
function depthOf(calls: readonly Timed[]): number {
  const depths = new Map<Timed, number>();
  for (const call of calls.toSorted((a, b) => a.from - b.from)) {
    const before = calls.filter(({ to }) => to <= call.from).map((one) => depths.get(one) ?? 0);
    depths.set(call, 1 + Math.max(0, ...before));
  }
  return Math.max(0, ...depths.values());
}

/** Collects the reads that a change of the hash causes, until all have ended and none is expected. */
async function readsOf(page: Page, address: string): Promise<Timed[]> {
  const reads: Timed[] = [];
  const open = new Set<Request>();
  let settle = () => {};
  const begun = (request: Request) => {
    if (["script", "fetch", "xhr"].includes(request.resourceType()) && !shell.test(request.url())) open.add(request);
  };
  const ended = (request: Request) => {
    if (!open.delete(request)) return;
    const { pathname } = new URL(request.url());
    const { startTime, responseEnd } = request.timing();
    if (request.method() === "GET" && pathname.startsWith("/api/"))
      reads.push({ path: pathname, from: startTime, to: startTime + Math.max(0, responseEnd) });
    if (open.size === 0) settle();
  };
  page.on("request", begun).on("requestfinished", ended).on("requestfailed", ended);
  const title = await page.title();
  await page.evaluate((to) => {
    location.hash = to;
  }, address);
  await page.waitForFunction(
    ([before, to]) =>
      document.title !== before &&
      location.hash === `#${to}` &&
      document.querySelector("main h1") !== null &&
      document.querySelector("main [aria-busy='true']") === null,
    [title, address],
  );
  do {
    if (open.size > 0) await new Promise<void>((resolve) => void (settle = resolve));
    // An answer may cause further calls.
    await page.evaluate(() => new Promise((resolve) => void requestIdleCallback(resolve)));
  } while (open.size > 0);
  page.off("request", begun).off("requestfinished", ended).off("requestfailed", ended);
  return reads;
}

test("[MC-01] every member page needs at most three calls of its own, and no call waits for more than one other", async ({
  page,
  request,
}) => {
  // Two dozen pages, each opened once.
  test.slow();
  const { sn, itemSn, goodsId, skuId } = await openWithReceived(page, request);
  // Open the shop on another page first, so that its start-up calls are not counted.
  await page.goto("/#/article", { waitUntil: "networkidle" });
  await addAddress(page);
  const form = { num: "1", serviceType: "RETURN_GOODS", reason: "Not as described", problemDesc: "bent" };
  const afterSale = (await asBuyer(page, "POST", `/afterSale/save/${itemSn}`, { form })) as { sn: string };
  await market("after-sale", afterSale.sn, "pass");
  const applicant = {
    name: "Mei Tanaka",
    idNumber: "330782199001011234",
    settlementBankAccountName: "Mei Tanaka",
    settlementBankAccountNum: "6200000000000142",
    settlementBankBranchName: "Yiwu",
  };
  const distributor = (await asBuyer(page, "POST", "/distribution", { form: applicant })) as { id: string };
  await market("distributor", distributor.id, "pass");
  const { records } = (await asBuyer(page, "GET", "/message")) as { records: { id: string }[] };
  const item = `sn=${sn}&itemSn=${itemSn}`;
  const found: Record<string, string> = {};
  const visit = async (address: string) => {
    const reads = await readsOf(page, address);
    const depth = depthOf(reads);
    if (process.env.SUNDRY_CALLS) console.log(address, reads.length, depth, reads.map(({ path }) => path).join(" "));
    if (reads.length > 3 || depth > 2) found[address] = `${reads.length} calls, ${depth} deep`;
  };
  await visit(`/home/Complain?${item}`);
  const complainTopic = "The description is misleading";
  const complaint = { orderSn: sn, goodsId, skuId, complainTopic, content: "Six ribs." };
  const { id } = (await asBuyer(page, "POST", "/complain", { form: complaint })) as { id: string };
  for (const address of [
    "/home",
    "/home/MyOrder",
    `/home/OrderDetail?sn=${sn}`,
    "/home/MyTracks",
    "/home/MoneyManagement",
    "/home/Coupons",
    "/home/CommentList",
    "/home/ComplainList",
    `/home/ComplainDetail?id=${id}`,
    "/home/AccountSafe",
    "/home/ModifyPwd",
    "/home/Favorites",
    "/home/Distribution",
    "/home/Point",
    "/home/Profile",
    "/home/AfterSale",
    `/home/ApplyAfterSale?sn=${itemSn}`,
    `/home/AfterSaleDetail?sn=${afterSale.sn}`,
    "/home/MyAddress",
    "/home/AddAddress",
    "/home/MsgList",
    `/home/MsgDetail?id=${records[0]?.id ?? ""}`,
    `/home/AddEval?${item}`,
  ])
    await visit(address);
  expect(found).toEqual({});
});
