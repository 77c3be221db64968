import { expect, it } from "vitest";
import { couponsIn } from "../../testing/fixtures/coupons.ts";
import { itBehavesLikeAComponent } from "../../testing/itBehavesLikeAComponent.tsx";
import { renderOnServer } from "../../testing/renderOnServer.tsx";
import { CouponChip } from "./CouponChip.tsx";

const { money, discount } = couponsIn("en");

itBehavesLikeAComponent(CouponChip, { coupon: money });

it.each([
  [money, "$5 off $49+", "满￥49减￥5"],
  [discount, "8% off $120+", "满￥120享9.2折"],
  [{ kind: "money", value: 2 } as const, "$2", "￥2"],
])("[GD-06] %o is shown in one line: %s, %s", (coupon, english, chinese) => {
  const chip = <CouponChip coupon={coupon} />;
  expect(renderOnServer(chip)).toContain(`>${english}</span>`);
  expect(renderOnServer(chip, { locale: "zh" })).toContain(`>${chinese}</span>`);
});
