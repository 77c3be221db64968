/**
 * Red stands for a lower price or for time that runs out, and for nothing else: only what shows one of them may use the colours
 * of a deal. What is wrong is rose (`danger`), what counts or is chosen is ink (`action.strong`) or cobalt (`action.primary`).
 */
import { globSync, readFileSync } from "node:fs";
import { inRoot, root } from "../run/root.ts";

const mayBeRed: readonly string[] = [
  "packages/ui/src/commerce/CartLine/CartLine.css.ts",
  "packages/ui/src/commerce/CouponChip/CouponChip.css.ts",
  "packages/ui/src/commerce/CouponTicket/CouponTicket.css.ts",
  "packages/ui/src/commerce/DiscountTag/DiscountTag.css.ts",
  "packages/ui/src/commerce/MarketDay/MarketDay.css.ts",
  "packages/ui/src/commerce/Price/Price.css.ts",
  "packages/ui/src/commerce/RoundStrip/RoundStrip.css.ts",
  "packages/ui/src/blocks/DiscountAdvertBlock/DiscountAdvertBlock.css.ts",
  // By their tone or variant `deal`: those who choose it say what it stands for.
  "packages/ui/src/primitives/Button/Button.css.ts",
  "packages/ui/src/primitives/Tag/Tag.css.ts",
  // The flash sale of a product, with its clock.
  "packages/storefront/src/features/goods/detail/PricePanel.css.ts",
];

const deal = /\b(?:bg|text|darkField)\.(?:on)?deal\w*/i;

const faults = globSync("packages/{ui,storefront}/src/**/*.css.ts", { cwd: root })
  .map((file) => file.replaceAll("\\", "/"))
  .filter((file) => !mayBeRed.includes(file))
  .flatMap((file) =>
    readFileSync(inRoot(file), "utf8")
      .split("\n")
      .flatMap((line, index) => (deal.test(line) ? [`${file}:${index + 1} is red: ${line.trim()}`] : [])),
  );
if (faults.length > 0) console.error(`${faults.join("\n")}\nRed is for lower prices and running time`);
process.exitCode = faults.length === 0 ? 0 : 1;
