import { add, list as addresses } from "@sundry/api/contract/address";
import { getChecked, selectAddress, shippingMethods } from "@sundry/api/contract/checkout";
import { children } from "@sundry/api/contract/region";
import { expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { shopConfig } from "../../../shared/site/config.ts";
import { cartLine, cartOf } from "../../../testing/carts.ts";
import { address } from "../../../testing/entities.ts";
import { answer, expectAccessible, pageConditions, pageOf, renderPage } from "../../../testing/renderPage.tsx";
import { loadAMap } from "./amap.ts";

/** Regions in the language of the page; ids count from the top. */
const path = ["中国", "浙江省", "金华市", "义乌市"];
const regions = answer(children, ({ id }) => {
  const place = Number(id);
  const name = path[place];
  return name ? [{ id: `${place + 1}`, parentId: `${place}`, name, level: "city", hasChildren: place < 3 }] : [];
});

type Told = (status: string, result?: unknown) => void;

/** A stand-in of AMap: a map that can be pressed, one place to find, and an address for its points. */
function standIn() {
  const presses: ((event: { lnglat: object }) => void)[] = [];
  const shown = { marked: [] as unknown[], removed: 0 };
  const AMap = {
    Map: class {
      on(_event: string, listener: (event: { lnglat: object }) => void) {
        presses.push(listener);
      }
      add() {}
      setZoomAndCenter(_zoom: number, at: unknown) {
        shown.marked.push(at);
      }
      destroy() {
        shown.removed += 1;
        presses.length = 0;
      }
    },
    Marker: class {
      setPosition() {}
    },
    Geocoder: class {
      getAddress([lon = 0]: number[], tell: Told) {
        if (lon > 150) return tell("no_data");
        tell("complete", {
          regeocode: {
            formattedAddress: "浙江省金华市义乌市稠州北路118号",
            addressComponent: { province: "浙江省", city: "金华市", district: "义乌市" },
          },
        });
      }
    },
    PlaceSearch: class {
      search(words: string, tell: Told) {
        if (words !== "国际商贸城") return tell("no_data");
        const location = { lng: 120.1, lat: 29.3 };
        tell("complete", { poiList: { pois: [{ name: "国际商贸城", address: "稠州北路1399号", location }] } });
      }
    },
  };
  /** Once the map listens: of two maps one after the other, the one that is open. */
  const press = async (lng: number, lat: number) => {
    await expect.poll(() => presses.length).toBeGreaterThan(0);
    presses.at(-1)?.({ lnglat: { lng, lat } });
  };
  return { AMap, shown, press };
}

type Loading = "loads" | "fails" | "hangs";

/** Switches the map on for one test; its script is caught on its way out and ends as `how` says. */
function mapOn(how: Loading) {
  const before = { ...shopConfig };
  Object.assign(shopConfig, { map: true, mapKey: "key-of-the-shop", mapSecurityCode: "code" });
  const site = window as unknown as { AMap?: unknown; sundryMapLoaded: () => void; _AMapSecurityConfig?: unknown };
  const stand = { ...standIn(), requests: [] as string[], how };
  const append = document.head.append.bind(document.head);
  const spy = vi.spyOn(document.head, "append").mockImplementation((...nodes) => {
    const [script] = nodes;
    if (!(script instanceof HTMLScriptElement)) return append(...nodes);
    stand.requests.push(script.src);
    queueMicrotask(() => {
      if (stand.how === "fails") script.dispatchEvent(new Event("error"));
      if (stand.how !== "loads") return;
      site.AMap = stand.AMap;
      site.sundryMapLoaded();
    });
  });
  onTestFinished(() => {
    spy.mockRestore();
    Object.assign(shopConfig, before);
    delete site.AMap;
  });
  return stand;
}

const open = page.getByRole("button", { name: "Choose on the map" });
const dialog = page.getByRole("dialog", { name: "Choose on the map" });
const use = dialog.getByRole("button", { name: "Use this address" });
const street = page.getByLabelText("Street, number, unit");

test.each([
  ["that is off", { map: false }],
  ["without a key", { mapKey: "" }],
])("[MC-14] [EN-05] a map %s: there is no button and no request", async (_name, off) => {
  const stand = mapOn("loads");
  Object.assign(shopConfig, off);
  await renderPage("/home/AddAddress", { answers: [regions] });
  await expect.element(street).toBeVisible();
  await expect.element(open).not.toBeInTheDocument();
  expect(stand.requests).toEqual([]);
});

test("[MC-14] [EN-05] a point pressed on the map fills in region, street and coordinates; the script loads when the map opens", async () => {
  const stand = mapOn("loads");
  const shop = await renderPage("/home/AddAddress", {
    answers: [regions, answer(add, address()), answer(addresses, pageOf([]))],
  });
  await expect.element(open).toBeVisible();
  expect(stand.requests).toEqual([]);
  await open.click();
  await expect.element(dialog.getByRole("group", { name: "Map" })).toBeVisible();
  expect(
    stand.requests.map((src) => new URL(src)).map(({ origin, searchParams }) => [origin, searchParams.get("key")]),
  ).toEqual([["https://webapi.amap.com", "key-of-the-shop"]]);
  expect(window).toHaveProperty("_AMapSecurityConfig", { securityJsCode: "code" });
  await expect.element(use).toBeDisabled();
  await stand.press(170, 10);
  await expect.element(dialog.getByText("There's no address at this point. Choose another.")).toBeVisible();
  await stand.press(120.07, 29.3);
  await expect.element(dialog.getByText("Chosen: 浙江省 金华市 义乌市 稠州北路118号")).toBeVisible();
  await use.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(street).toHaveValue("稠州北路118号");
  await expect.element(page.getByRole("combobox", { name: "Region" })).toMatchTextContent("浙江省 / 金华市 / 义乌市");
  expect(stand.shown.removed).toBe(1);
  await street.fill("稠州北路118号 2楼");
  await page.getByLabelText("Full name", { exact: true }).fill("Mei Tanaka");
  await page.getByLabelText("Phone number").fill("+31600000142");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect.poll(() => shop.sent(add)).toMatchObject([{ lon: "120.07", lat: "29.3", detail: "稠州北路118号 2楼" }]);
});

test("[MC-14] [BU-03] the address form of the checkout has the map too, and keeps what was typed", async () => {
  const stand = mapOn("loads");
  const shop = await renderPage("/pay?way=CART", {
    answers: [
      regions,
      answer(getChecked, cartOf([cartLine()])),
      answer(shippingMethods, ["LOGISTICS"]),
      answer(addresses, pageOf([])),
      answer(add, address()),
      answer(selectAddress, null),
    ],
  });
  await page.getByRole("button", { name: "New address" }).first().click();
  const drawer = page.getByRole("dialog", { name: "New address" });
  await drawer.getByLabelText("Full name", { exact: true }).fill("Mei Tanaka");
  expect(stand.requests).toEqual([]);
  await open.click();
  await expect.element(dialog.getByRole("group", { name: "Map" })).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await open.click();
  await stand.press(120.07, 29.3);
  await expect.element(dialog.getByText(/^Chosen: /)).toBeVisible();
  await expectAccessible();
  await use.click();
  await expect.element(street).toHaveValue("稠州北路118号");
  await expect.element(drawer.getByLabelText("Full name", { exact: true })).toHaveValue("Mei Tanaka");
  await drawer.getByLabelText("Phone number").fill("+31600000142");
  await drawer.getByRole("button", { name: "Save address" }).click();
  await expect.poll(() => shop.sent(add)).toMatchObject([{ lon: "120.07", lat: "29.3", name: "Mei Tanaka" }]);
});

test("[MC-14] coordinates are not sent for a street that the buyer has typed over", async () => {
  const stand = mapOn("loads");
  const shop = await renderPage("/home/AddAddress", {
    answers: [regions, answer(add, address()), answer(addresses, pageOf([]))],
  });
  await open.click();
  await expect.element(dialog.getByRole("group", { name: "Map" })).toBeVisible();
  await stand.press(120.07, 29.3);
  await use.click();
  await street.fill("3 Elsewhere");
  await page.getByLabelText("Full name", { exact: true }).fill("Mei Tanaka");
  await page.getByLabelText("Phone number").fill("+31600000142");
  await page.getByRole("button", { name: "Save address" }).click();
  await expect.poll(() => shop.sent(add)).toHaveLength(1);
  expect(shop.sent(add)[0]).not.toHaveProperty("lon");
});

test("[MC-14] by keyboard alone: a place is searched, chosen and used; Escape closes the map and changes nothing", async () => {
  const stand = mapOn("loads");
  await renderPage("/home/AddAddress", { answers: [regions] });
  (open.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  const search = dialog.getByRole("searchbox", { name: "Place, street or landmark" });
  await expect.element(search).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(open).toHaveFocus();
  await expect.element(street).toHaveValue("");
  await userEvent.keyboard("{Enter}");
  await expect.element(search).toBeVisible();
  (search.element() as HTMLElement).focus();
  await userEvent.keyboard("nowhere{Enter}");
  await expect.element(dialog.getByText("No places found. Try other words.")).toBeVisible();
  await search.fill("国际商贸城");
  await userEvent.keyboard("{Enter}");
  await expect.element(dialog.getByText("1 place found. Choose it.")).toBeVisible();
  await userEvent.keyboard("{Tab}{Tab}{Enter}");
  await expect.element(dialog.getByText("Chosen: 浙江省 金华市 义乌市 稠州北路1399号 国际商贸城")).toBeVisible();
  expect(stand.shown.marked).toEqual([[120.1, 29.3]]);
  (use.element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(street).toHaveValue("稠州北路1399号 国际商贸城");
});

test("[MC-14] [AP-04] a script that fails says so in words, leaves the form usable, and can be tried again", async () => {
  const stand = mapOn("fails");
  await renderPage("/home/AddAddress", { answers: [regions] });
  await street.fill("18 Chouzhou North Road");
  await open.click();
  await expect
    .element(dialog.getByRole("alert"))
    .toMatchTextContent("The map didn't load. Try again, or close it and type the address.");
  stand.how = "loads";
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect.element(dialog.getByRole("group", { name: "Map" })).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect.element(street).toHaveValue("18 Chouzhou North Road");
});

test("[MC-14] [AP-04] a script that hangs is given up", async () => {
  mapOn("hangs");
  await expect(loadAMap(shopConfig, 20)).rejects.toThrow("AMap took longer than 20 ms");
});

for (const conditions of pageConditions)
  test(`[HM-16] [MC-14] the map, ${conditions.name}`, async () => {
    const stand = mapOn("loads");
    await renderPage("/home/AddAddress", { answers: [regions], ...conditions });
    await page.getByRole("button", { name: /^(Choose on the map|地图选址)$/ }).click();
    await expect.element(page.getByRole("group", { name: /^(Map|地图)$/ })).toBeVisible();
    await page.getByRole("searchbox", { name: /^(Place|地点)/ }).fill("国际商贸城");
    await userEvent.keyboard("{Enter}");
    await page.getByRole("button", { name: /^国际商贸城/ }).click();
    await expect.element(page.getByText(/^(Chosen|已选)/)).toBeVisible();
    expect(stand.requests).toHaveLength(1);
    await expectAccessible();
  });
