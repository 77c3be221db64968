import { getAll } from "@sundry/api/contract/cart";
import { list as visits } from "@sundry/api/contract/footprint";
import { search } from "@sundry/api/contract/goods";
import { home } from "@sundry/api/contract/page";
import { get as site } from "@sundry/api/contract/site";
import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { shopConfig } from "../../shared/site/config.ts";
import { cartOf } from "../../testing/carts.ts";
import { answer, fail, pageOf, renderPage } from "../../testing/renderPage.tsx";

const settings = {
  siteName: "Sundry",
  icp: "浙ICP备00000000号-1",
  filings: [{ text: "Police filing 33", url: "https://register.example/33" }],
  marketplaces: [{ name: "Bazaarway", url: "https://bazaarway.example/sundry" }],
};

/** The settings of a deployment for one test. */
function configure(change: Partial<typeof shopConfig>): void {
  const before = { ...shopConfig };
  Object.assign(shopConfig, change);
  onTestFinished(() => void Object.assign(shopConfig, before));
}

for (const path of ["/", "/cart"])
  test(`[HM-09] [EN-05] the footer of ${path} links the company, the filings and, on shop pages, other marketplaces`, async () => {
    configure({ companyName: "Clay & Co", companyLink: "https://clay.example/" });
    await renderPage(path, {
      answers: [
        answer(site, { id: "1", settingValue: JSON.stringify(settings) }),
        fail(home, "network"),
        answer(getAll, cartOf([])),
        answer(visits, pageOf([])),
        answer(search, pageOf([])),
      ],
    });
    const footer = page.getByRole("contentinfo");
    await expect
      .element(footer.getByRole("link", { name: "Clay & Co", exact: true }))
      .toHaveAttribute("href", "https://clay.example/");
    await expect
      .element(footer.getByRole("link", { name: "Police filing 33" }))
      .toHaveAttribute("href", "https://register.example/33");
    await expect
      .element(footer.getByRole("link", { name: "浙ICP备00000000号-1" }))
      .toHaveAttribute("href", "https://beian.miit.gov.cn/");
    if (path === "/")
      await expect
        .element(footer.getByRole("link", { name: "Bazaarway" }))
        .toHaveAttribute("href", "https://bazaarway.example/sundry");
  });

test("[HM-09] a filing of another register is plain text, as only its owner knows where it is", async () => {
  const own = { ...settings, icp: "Register 7", filings: [] };
  await renderPage("/", {
    answers: [answer(site, { id: "1", settingValue: JSON.stringify(own) }), fail(home, "network")],
  });
  await expect.element(page.getByRole("contentinfo").getByText("Register 7")).toBeVisible();
  await expect.element(page.getByRole("contentinfo").getByRole("link", { name: "Register 7" })).not.toBeInTheDocument();
});

test("[HM-09] without a link the company's name is plain text", async () => {
  configure({ companyName: "Clay & Co", companyLink: "" });
  await renderPage("/", { answers: [fail(home, "network")] });
  await expect.element(page.getByRole("contentinfo")).toMatchTextContent("Clay & Co");
  await expect.element(page.getByRole("contentinfo").getByRole("link", { name: "Clay & Co" })).not.toBeInTheDocument();
});
