import { describe, expect, it, vi } from "vitest";
import { render } from "vitest-browser-react";
import { couponsIn } from "../../testing/fixtures/coupons.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { Runtime } from "../../testing/Runtime.tsx";
import { CouponTicket, type CouponTicketProps } from "./CouponTicket.tsx";
import { type CouponFacts, type CouponOptions, useCoupon } from "./useCoupon.ts";

const { money, discount } = couponsIn("en");

itBehavesLikeAComponent(CouponTicket, { coupon: money });

async function show(props: Partial<CouponTicketProps> = {}) {
  const onClaim = vi.fn();
  const onUse = vi.fn();
  const screen = await render(
    <Runtime>
      <CouponTicket coupon={money} onClaim={onClaim} onUse={onUse} {...props} />
    </Runtime>,
  );
  return { screen, onClaim, onUse, buttons: () => screen.getByRole("button").elements() };
}

describe("a coupon ticket", () => {
  it("[GD-06] shows value, minimum spend, scope, end and the share claimed", async () => {
    const { screen } = await show();
    for (const text of ["$5", "Minimum spend $49", "Jinhe Umbrella Works", "Until 30 Nov 2026", "62% claimed"])
      await expect.element(screen.getByText(text, { exact: true })).toBeVisible();
  });

  it.each([
    ["zh", 288, "2026年12月12日 (GMT+8)", "2026年12月12日"],
    ["zh", 358, "2026年12月12日 (GMT+8)", "2026年12月12日"],
    ["en", 288, "12 Dec 2026 (GMT+8)", "12 Dec 2026"],
    ["zh", 380, "2026年12月12日至2027年12月12日", "2026年12月12日至2027年12月12日"],
    ["zh", 358, "2026年12月30日 13:43 GMT+8", "13:43"],
    ["zh", 320, "2026年12月30日 13:43 GMT+8", "2026年12月30日"],
  ] as const)("[GD-06] a date is on one line, in %s on a ticket of %i px", async (locale, width, until, date) => {
    const screen = await render(
      <Runtime locale={locale}>
        <div style={{ inlineSize: `${width}px` }}>
          <CouponTicket coupon={{ ...couponsIn(locale).money, until }} onClaim={() => undefined} />
        </div>
      </Runtime>,
    );
    const line = screen.getByText(/2026/).element().firstChild as Text;
    const text = line.data.replaceAll("\u00a0", " ");
    const range = document.createRange();
    range.setStart(line, text.indexOf(date));
    range.setEnd(line, text.indexOf(date) + date.length);
    expect(range.getClientRects()).toHaveLength(1);
    const ticket = screen.getByRole("article").element();
    expect(ticket.scrollWidth).toBeLessThanOrEqual(ticket.clientWidth);
  });

  it.each(["store", "platform"] as const)(
    "[GD-06] of a %s shows its share in the colour of the stub",
    async (issuer) => {
      const { screen } = await show({ coupon: { ...money, issuer } });
      const groundOf = (part: string) => {
        const element = screen.container.querySelector(part);
        return element && getComputedStyle(element).backgroundColor;
      };
      expect(groundOf("p [style]")).toBe(groundOf("[data-part='stub']"));
    },
  );

  it("[GD-06] [HM-16] cuts no line of its scope, however widely the text is spaced", async () => {
    const scope = "Notebooks, pencils, crayons and rulers of every store that takes part";
    const { screen } = await show({ coupon: { ...money, scope }, style: { inlineSize: "20rem" } });
    const heading = screen.getByRole("heading", { name: scope }).element() as HTMLElement;
    heading.style.cssText = "line-height: 1.5; letter-spacing: .12em; word-spacing: .16em";
    expect(heading.scrollHeight).toBeLessThanOrEqual(heading.clientHeight);
  });

  it("[GD-06] a discount coupon shows its discount, never money", async () => {
    const { screen } = await show({ coupon: discount });
    await expect.element(screen.getByText("8% off")).toBeVisible();
    expect(screen.container.textContent).not.toContain("$9");
  });

  it("[GD-06] is claimed with its button, one press at a time", async () => {
    const { screen, onClaim } = await show();
    await screen.getByRole("button", { name: "Claim: $5, Jinhe Umbrella Works" }).click();
    expect(onClaim).toHaveBeenCalledExactlyOnceWith({ coupon: money });
    const waiting = await show({ pending: true });
    await waiting.screen
      .getByRole("button", { name: /^Claim/ })
      .nth(1)
      .click({ force: true });
    expect(waiting.onClaim).not.toHaveBeenCalled();
  });

  it("[GD-06] once claimed it can be used", async () => {
    const { screen, onUse, buttons } = await show({ state: "claimed" });
    await screen.getByRole("button", { name: /^Use now/ }).click();
    expect(onUse).toHaveBeenCalledExactlyOnceWith({ coupon: money });
    expect(buttons()).toHaveLength(1);
  });

  it.each([
    ["soldOut", "All claimed"],
    ["used", "Used"],
    ["expired", "Expired"],
  ] as const)("[GD-06] in state %s it says %s and has no button", async (state, word) => {
    const { screen, buttons } = await show({ state });
    await expect.element(screen.getByText(word, { exact: true })).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  it("[MC-07] a used or expired one says when, and not until when it can be used", async () => {
    const used = await show({ state: "used", coupon: { ...money, usedOn: "3 Nov 2026" } });
    await expect.element(used.screen.getByText("Used on 3 Nov 2026")).toBeVisible();
    const ended = await show({ state: "expired" });
    await expect.element(ended.screen.getByText("Expired on 30 Nov 2026")).toBeVisible();
    for (const { screen } of [used, ended]) expect(screen.container.textContent).not.toContain("Until");
  });

  it("[MC-07] flags one that ends soon while it can be used, but not afterwards", async () => {
    const soon = { ...money, endsSoon: true };
    await expect.element((await show({ state: "claimed", coupon: soon })).screen.getByText("Ends soon")).toBeVisible();
    expect((await show({ state: "used", coupon: soon })).screen.container.textContent).not.toContain("Ends soon");
  });

  it("[GD-06] shows the caller's action instead of its button", async () => {
    const { screen, buttons } = await show({ action: <input type="radio" aria-label="Use this coupon" /> });
    await expect.element(screen.getByRole("radio", { name: "Use this coupon" })).toBeVisible();
    expect(buttons()).toEqual([]);
  });

  it("[HM-13] has no button if there is nothing to do with it", async () => {
    const { screen, buttons } = await show({ action: null });
    await expect.element(screen.getByRole("article")).toBeVisible();
    expect(buttons()).toEqual([]);
  });
});

describe("a coupon with a look of one's own", () => {
  const onClaim = vi.fn();
  const onUse = vi.fn();

  async function facts(options: Pick<CouponOptions, "coupon" | "state">) {
    let known: CouponFacts | undefined;
    function Own() {
      known = useCoupon({ ...options, onClaim, onUse });
      return <button type="button">{[known.value, known.scope].join(" ")}</button>;
    }
    const screen = await render(
      <Runtime>
        <Own />
      </Runtime>,
    );
    await expect.element(screen.getByRole("button")).toBeVisible();
    onClaim.mockClear();
    onUse.mockClear();
    if (!known) throw new Error("Nothing was rendered");
    return known;
  }

  it("[GD-06] tells its value, minimum, scope, deadline and what is claimed", async () => {
    expect(await facts({ coupon: { ...money, claimedPercent: 99.9 } })).toMatchObject({
      state: "open",
      value: "$5",
      parts: { before: "$", figure: "5", after: "" },
      minimum: "Minimum spend $49",
      scope: "Jinhe Umbrella Works",
      deadline: "Until 30\u00a0Nov\u00a02026",
      claimedPercent: 99,
      claimed: "99% claimed",
      action: { kind: "claim", label: "Claim", name: "Claim: $5, Jinhe Umbrella Works" },
      ended: undefined,
    });
  });

  it.each([
    ["open", "claim", 1, 0],
    ["claimed", "use", 0, 1],
    ["soldOut", undefined, 0, 0],
    ["used", undefined, 0, 0],
    ["expired", undefined, 0, 0],
    ["lost" as "open", "claim", 1, 0],
  ] as const)("[GD-06] %s: the button is %s, and nothing else can happen", async (state, kind, claims, uses) => {
    const { action, ended, claimed, claim, use } = await facts({ coupon: money, state });
    expect(action?.kind).toBe(kind);
    expect(ended === undefined).toBe(kind !== undefined);
    expect(claimed === undefined).toBe(kind !== "claim");
    claim();
    use();
    expect([onClaim.mock.calls.length, onUse.mock.calls.length]).toEqual([claims, uses]);
  });
});
